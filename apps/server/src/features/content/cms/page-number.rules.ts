/** The number of a page where an address may name its type; undefined: it is no number. */
export const pageNumber = (type: string): number | undefined =>
  /^[1-9]\d{0,14}$/.test(type) ? Number(type) : undefined
