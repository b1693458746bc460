// Ticket to Ride Germany.

import assert from "node:assert/strict";

export default {
  cities: ["Munich", "München"],
  lesson: true,
  words: true,
  inSight: [".hand li", ".face .up", ".decks .dk", ".tks .tkb"],
  nearlyOver: { game: "seats-2", left: 4, person: "b", lost: true },
  shows: { room: {}, hint: {}, replay: {} },
  tests: [
    {
      name: "as many routes glow as the hand is said to pay for",
      async play(page, player) {
        for (let checked = 0; checked < 5; ) {
          await player.moves(2);
          await page.locator(".ask.mine").waitFor();
          const { told, glows } = await page.evaluate(() => ({
            told: parseInt(document.querySelector(".open span").textContent, 10),
            glows: document.querySelectorAll(".route.can").length,
          }));
          assert.equal(glows, told);
          checked += glows > 0 ? 1 : 0;
        }
      },
    },
  ],
};
