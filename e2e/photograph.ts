import type { Page } from 'playwright'

/** A file as a page chooses one. */
interface Chosen {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A photograph of a camera with so many pixels, as a browser draws it. */
export async function photograph(
  page: Page,
  name: string,
  hue: number,
  width = 1600,
  height = 1200,
): Promise<Chosen> {
  const base64 = await page.evaluate(
    ([tone = 0, w = 0, h = 0]) => {
      const canvas = document.createElement('canvas')
      canvas.width = w
      canvas.height = h
      const context = canvas.getContext('2d')!
      for (let x = 0; x < w; x += 40) {
        context.fillStyle = `hsl(${tone + x / 40} 60% 55%)`
        context.fillRect(x, 0, 40, h)
      }
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1]!
    },
    [hue, width, height],
  )
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}
