/** Corners of each digit as the shop draws them, before they are shaken. */
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

const numbers = (points: string) => points.split(/[ ,]+/).map(Number)

/** Reads the picture code as a person would: each drawn line is the digit that it resembles most. */
export function readCaptcha(image: string): string {
  const svg = Buffer.from(image.split(',')[1] ?? '', 'base64').toString()
  return [...svg.matchAll(/<polyline[^>]* points="([^"]+)"/g)].map(([, points = '']) => nearest(numbers(points))).join('')
}

function nearest(drawn: readonly number[]): string {
  const distances = Object.entries(strokes).map(([digit, points]) => {
    const ideal = numbers(points).map((value) => value * 1.6)
    if (ideal.length !== drawn.length) return { digit, distance: Infinity }
    return { digit, distance: ideal.reduce((sum, value, index) => sum + (value - (drawn[index] ?? 0)) ** 2, 0) }
  })
  return distances.toSorted((one, other) => one.distance - other.distance)[0]?.digit ?? ''
}
