// Jet Set.

export default {
  cities: ["Rome", "Rom"],
  lesson: true,
  words: true,
  inSight: [".purse .big", ".js-rows .pass", ".finals .last"],
  shows: { start: {}, lesson: {}, curtain: {}, end: {} },
};
