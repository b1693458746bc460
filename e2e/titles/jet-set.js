// Jet Set.

export default {
  cities: ["Rome", "Rom"],
  lesson: true,
  words: true,
  inSight: [".purse .big", ".js-rows .pass", ".finals .last"],
  nearlyOver: { game: "seats-2", left: 1, person: "a" },
  shows: { start: {}, lesson: {}, curtain: {}, end: {} },
};
