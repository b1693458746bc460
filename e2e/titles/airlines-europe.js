// Airlines Europe.

export default {
  cities: ["Rome", "Rom"],
  lesson: true,
  words: true,
  begin: { clicks: [".hand .stack:nth-of-type(1)", ".hand .stack:nth-of-type(2)"], begun: ".actions .act.can" },
  inSight: [".hand .stack", ".hand .cash", ".panel .market .share"],
  nearlyOver: { game: "seats-2", left: 1, person: "a" },
  shows: { film: {}, "set-up": {}, rulebook: { clause: "AE-19" } },
};
