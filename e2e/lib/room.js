// How a game is set up by clicks: a table on the server for two people, or chairs at this device.

/** One makes a table for two, the other comes by its link, and it begins. `agreed` names boxes that are ticked. */
export async function gather(host, guest, title, agreed = []) {
  await host.goto(`/new/${title}/online`);
  await seats(host, 2);
  for (const name of agreed) await host.locator(`.new input[name=${name}]`).check();
  await host.locator(".new .go").click();
  const address = await host.locator(".room .address").textContent();
  await guest.goto(address);
  await guest.locator(".room .go").click();
  await host.locator(".room .go:not(:disabled)").click();
  await Promise.all([host, guest].map((page) => page.locator(".game .ask").waitFor()));
  return address;
}

/** Takes chairs away, or adds them, until there are so many. */
export async function seats(page, count) {
  const chairs = page.locator(".chairs ol li");
  await chairs.first().waitFor();
  for (let now = await chairs.count(); now !== count; now = await chairs.count()) {
    await page.locator(".chairs .two button").nth(now < count ? 0 : 1).click();
  }
}

/** Sets up a game at this device: `chairs` are the options of each chair, by their place in the list. */
export async function sitDown(page, title, chairs) {
  await page.goto(`/new/${title}`);
  await seats(page, chairs.length);
  for (const [index, chair] of chairs.entries()) {
    await page.locator(".chairs select").nth(index).selectOption({ index: chair });
  }
  await page.locator(".new .go").click();
  await page.locator(".game .ask").waitFor();
}

/** Places in the list of who may sit at this device. */
export const PERSON = 0;
export const NOVICE = 1;
export const CASUAL = 2;
export const STRONG = 3;
