/** A picture that shows no single goods: its master is `shop-data/pictures/masters/<key>.webp`. */
export interface Scene {
  readonly key: string
  /** Width to height. */
  readonly shape: 'banner 16:9' | 'portrait 5:6' | 'square' | 'photo 4:3'
  /** For the studio: what stands where. */
  readonly note: string
  /** The goods it is a picture of; the gallery, the story and the reviews of no other may show it. */
  readonly goods?: string
}

const banner = (key: string, note: string): Scene => ({ key, shape: 'banner 16:9', note })
const portrait = (key: string, note: string): Scene => ({ key, shape: 'portrait 5:6', note })
const scene = (key: string, note: string, goods?: string): Scene => ({ key, shape: 'photo 4:3', note, ...(goods ? { goods } : {}) })
const texture = (key: string, note: string): Scene => ({ key, shape: 'square', note })
const review = (key: string, goods: string, note: string): Scene => ({ key, goods, shape: 'square', note: `shopper's photo, window light, slightly warm: ${goods} ${note}` })

/** Banners leave the left third calm, portraits the lower one: words lie there. */
export const scenes: readonly Scene[] = [
  banner('banner-morning', 'kettle-gooseneck oat, soy-mini sage and a mug on a pale oak board, low sun from the left, paper-coloured wall'),
  banner('banner-home', 'rice-mini clay, kettle-classic mist and fryer-mini oat in a row on a shelf, soft grey wall'),
  banner('banner-dinner', 'fryer-family ink with the drawer half open, blender-chop clay beside, dark warm backdrop'),
  banner('banner-care', 'dryer-speed blush lying, shaver-rotary ink standing, on a stone slab, blush backdrop'),
  banner('banner-hangzhou', 'kettle-tea walnut with two small cups, a round window shadow on a sage wall'),
  banner('banner-ridge', 'kettle-ridge ink, dripper-cone pine on server-glass, pine-coloured backdrop'),
  banner('banner-beans', 'beans-ridge and beans-valley bags with scattered beans, moka-pot steel, storm-grey backdrop'),
  portrait('hero-ridge', 'as banner-ridge, the goods in the upper half, dark wood below'),
  portrait('hero-beans', 'as banner-beans, the goods in the upper half, stone below'),
  scene('scene-kettle', 'kettle-classic oat pouring position beside a cup on a linen cloth', 'kettle-classic'),
  scene('scene-rice', 'rice-ih oat open lid with a bowl of rice before it', 'rice-ih'),
  scene('scene-soymilk', 'soy-mini oat, a glass of soy milk, a small heap of yellow beans', 'soy-mini'),
  scene('scene-blender', 'blender-cup sage with two oranges', 'blender-cup'),
  scene('scene-fryer', 'fryer-window ink with warm light inside', 'fryer-window'),
  scene('scene-shaver', 'shaver-rotary ink lying on folded towel', 'shaver-rotary'),
  scene('scene-dryer', 'dryer-speed oat beside a round mirror', 'dryer-speed'),
  scene('scene-steamer', 'steamer-hand mist beside a hanging shirt', 'steamer-hand'),
  scene('scene-accessory', 'descaler box, mesh-rotary and shaver-case neatly laid out from above'),
  scene('scene-coffee', 'dripper-cone oat on server-glass on scale-timer ink', 'dripper-cone'),
  scene('scene-cup', 'mug-stone oat and tumbler-trail pine on a wooden step'),
  texture('texture-oak', 'close oak board, raking light'),
  texture('texture-steel', 'close brushed steel curve with a soft highlight'),
  texture('texture-linen', 'close folded oat linen'),
  texture('texture-ceramic', 'close matte glazed edge, oat on raw clay'),
  texture('texture-beans', 'roasted coffee beans filling the frame'),
  review('review-01', 'kettle-gooseneck', 'oat on a kitchen counter'),
  review('review-02', 'kettle-classic', 'clay from above'),
  review('review-03', 'rice-mini', 'sage on a small table'),
  review('review-04', 'rice-ih', 'ink beside a bowl'),
  review('review-05', 'soy-mini', 'oat with a filled glass'),
  review('review-06', 'blender-cup', 'blush on a back office'),
  review('review-07', 'fryer-family', 'oat from the front left'),
  review('review-08', 'fryer-mini', 'clay close'),
  review('review-09', 'shaver-mini', 'oat on a shelf'),
  review('review-10', 'dryer-speed', 'ink on a shelf'),
  review('review-11', 'steamer-hand', 'sage on a table'),
  review('review-12', 'lint-remover', 'oat on knitted grey'),
  review('review-13', 'dripper-cone', 'oat on server-glass'),
  review('review-14', 'mug-stone', 'storm half filled'),
  review('review-15', 'tumbler-trail', 'pine on a stone'),
  review('review-16', 'beans-ridge', 'bag on a counter'),
]
