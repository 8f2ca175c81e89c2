// Written by `pictures/studio/listing.py` from the masters there are.

/** What a picture shows beside the front of the goods: its master is `<goods code>-<shot>.webp`. */
type Shot = 'room' | 'angle' | 'detail' | 'size' | 'box'

export const shots: Readonly<Record<string, readonly Shot[]>> = {
  'kettle-gooseneck': ['room', 'detail', 'size'],
  'kettle-classic': ['room', 'angle', 'detail', 'size', 'box'],
  'rice-mini': ['room', 'angle'],
  'blender-cup': ['room', 'angle', 'detail'],
  'fryer-family': ['room', 'angle', 'detail'],
  'dryer-speed': ['room', 'angle', 'detail'],
  'grinder-hand': ['room', 'angle', 'detail'],
  'tumbler-trail': ['room', 'angle', 'detail'],
}
