/** How bright a colour (`#rrggbb`) is to the eye, from 0 to 1 (WCAG 2, relative luminance). */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How far two colours (`#rrggbb`) stand apart, from 1 to 21; words want 4.5 (WCAG 2). */
export function contrastOf(one: string, other: string): number {
  const [first, second] = [brightness(one), brightness(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}
