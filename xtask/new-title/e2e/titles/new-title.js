// New Title.

export default {
  cities: ["Rome", "Rom"],
};
