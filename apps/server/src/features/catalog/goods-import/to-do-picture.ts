import { type ReadPicture, readPicture } from '#platform/pictures/read-picture.ts'
import { sharpLibrary } from '#platform/pictures/sharp.ts'

/** A frame with hills and a sun, as programs draw it where a picture is missing. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800">
<rect width="800" height="800" fill="#f1efec"/>
<g fill="none" stroke="#b9b3aa" stroke-width="14" stroke-linejoin="round">
<rect x="240" y="270" width="320" height="260" rx="20"/>
<path d="M250 500l95-110 70 75 45-45 90 90"/>
<circle cx="470" cy="350" r="26"/></g></svg>`

let drawn: Promise<ReadPicture> | undefined

/** The picture of goods that have none yet. */
export function toDoPicture(): Promise<ReadPicture> {
  drawn ??= draw()
  return drawn
}

async function draw(): Promise<ReadPicture> {
  const sharp = await sharpLibrary()
  const read = await readPicture(await sharp(Buffer.from(drawing)).png().toBuffer())
  if (typeof read === 'string') throw new Error(`the picture of goods without one: ${read}`)
  return read
}
