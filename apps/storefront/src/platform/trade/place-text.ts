interface Place {
  province: string
  city: string
  county: string
  detail: string
}

/** An address in one line; a municipality's name is not said twice. */
export function placeText({ province, city, county, detail }: Place): string {
  return `${regionText({ province, city, county })} ${detail}`
}

export function regionText({ province, city, county }: Omit<Place, 'detail'>): string {
  return [province, city === province ? '' : city, county].filter((part) => part !== '').join(' ')
}
