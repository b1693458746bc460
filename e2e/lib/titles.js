// The titles there are, one file each in titles/: what a browser clicks first, and what differs from title to title.
//
// cities   a city of its board whose name differs, in English and in German; left out if none does
// lesson   whether its first game is a lesson
// words    whether the question of a turn has words that do what they say
// begin    clicks that begin a move which several make at once, and what then stands there
// inSight  what a phone shows without a touch: own hand, money, what can be drawn or bought
// nearlyOver a stored game of replays/ that ends within a few moves: how many rows to leave out, and whose seat is ours;
//          `lost` if that seat cannot win any more
// shows    the screens that are drawn with it, for docs/images/screens
// tests    what only this title promises: a name, and what to do on the page of a game against a novice

import { readdirSync } from "node:fs";

const FOLDER = new URL("../titles/", import.meta.url);
const files = readdirSync(FOLDER).filter((file) => file.endsWith(".js")).sort();

export const TITLES = files.map((file) => file.slice(0, -".js".length));

/** What is known of each title, by its name. */
export const OF = Object.fromEntries(
  await Promise.all(TITLES.map(async (title) => [title, (await import(new URL(`${title}.js`, FOLDER))).default])),
);
