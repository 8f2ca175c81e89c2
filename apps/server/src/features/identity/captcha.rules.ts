/** Random source of a picture: whole numbers from 0 to below `below`. */
export type Dice = (below: number) => number

/** Strokes of each digit in a box of 10 × 16. */
const strokes: Readonly<Record<string, string>> = {
  '2': '1,4 4,1 8,2 9,5 1,15 9,15',
  '3': '1,2 8,1 5,7 9,11 6,15 1,14',
  '4': '7,15 7,1 1,10 9,10',
  '5': '9,1 2,1 2,7 7,6 9,11 6,15 1,14',
  '6': '8,1 3,6 1,12 5,15 9,12 7,8 2,10',
  '7': '1,1 9,1 4,15',
  '8': '5,7 1,4 5,1 9,4 5,7 1,11 5,15 9,11 5,7',
  '9': '9,6 4,8 1,4 5,1 9,4 8,12 4,15',
}

export const captchaDigits = Object.keys(strokes).join('')

/**
 * A picture code as SVG text: digits as shaken strokes with a few crossing lines. A speed bump; the rate limits are
 * the defence (hosts-and-providers §4).
 */
export function drawCaptcha(answer: string, dice: Dice): string {
  const digits = [...answer].map((digit, index) => {
    const points = (strokes[digit] ?? '').replace(
      /(\d+),(\d+)/g,
      (_, x: string, y: string) => `${Number(x) * 1.6 + jitter(dice)},${Number(y) * 1.6 + jitter(dice)}`,
    )
    const place = `translate(${10 + index * 27 + dice(5)} ${6 + dice(7)}) rotate(${dice(31) - 15} 8 13)`
    return `<polyline transform="${place}" points="${points}"/>`
  })
  const noise = Array.from({ length: 4 }, () => `<path stroke-width="1" opacity=".5" d="M0 ${dice(40)} C 40 ${dice(40)} 80 ${dice(40)} 120 ${dice(40)}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" width="120" height="40"><rect width="120" height="40" fill="#F6F4F0"/><g fill="none" stroke="#3A342C" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${digits.join('')}${noise.join('')}</g></svg>`
}

function jitter(dice: Dice): number {
  return (dice(17) - 8) / 10
}
