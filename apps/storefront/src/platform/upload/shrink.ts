/** Pixels of the longer side that the server keeps; more would only cost the shopper's time. */
const longestSide = 2160
/** Bytes under which a picture is sent as it is. */
const smallEnough = 1024 * 1024

/** Width and height with the longer side at most `max`. */
export function fitted(
  width: number,
  height: number,
  max = longestSide,
): { width: number; height: number } {
  const part = Math.min(1, max / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * part)),
    height: Math.max(1, Math.round(height * part)),
  }
}

/**
 * A large picture made smaller before it travels; the file itself where this browser cannot, or
 * where it would not help.
 */
export async function shrunk(file: File): Promise<Blob> {
  if (file.size <= smallEnough) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const { width, height } = fitted(picture.width, picture.height)
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (!context) return file
    // What JPEG cannot show through is paper, not night.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    context.drawImage(picture, 0, 0, width, height)
    picture.close()
    const smaller = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', 0.86),
    )
    return smaller && smaller.size < file.size ? smaller : file
  } catch {
    return file
  }
}
