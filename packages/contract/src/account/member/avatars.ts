/** Drawn pictures that a shopper may wear, as the storefront serves them. */
export const avatars = [
  '/avatars/kettle.svg',
  '/avatars/cup.svg',
  '/avatars/leaf.svg',
  '/avatars/wheat.svg',
  '/avatars/sun.svg',
  '/avatars/moon.svg',
  '/avatars/lamp.svg',
  '/avatars/cat.svg',
] as const
