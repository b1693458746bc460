// What a finger needs: all that matters in sight at once, and nothing too small to touch.

/** What does not lie within the window, of what must be in sight without a touch; and what is too small for a finger. */
export const faults = (page, needed) => page.evaluate((needed) => {
  const found = [];
  for (const selector of needed) {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    const inside = box && box.width > 0 && box.height > 0 && box.top >= 0 && box.bottom <= window.innerHeight + 1 && box.left < window.innerWidth;
    if (!inside) found.push(`${selector} is not in sight: ${JSON.stringify(box)}`);
  }
  const touched = ".top button, .strip, .zoom button, .kind, .dock button, .panel button, .choices button";
  for (const button of document.querySelectorAll(`.game :is(${touched})`)) {
    const { width, height } = button.getBoundingClientRect();
    const words = button.closest(".ask");
    if (width > 0 && !words && (width < 43.5 || height < 43.5)) found.push(`${button.className} is ${width} by ${height}`);
  }
  return found;
}, needed);
