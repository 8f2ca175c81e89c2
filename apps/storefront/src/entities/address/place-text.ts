export interface Place {
  province: string
  city: string
  county: string
}

/** Province, city and county in one line; a municipality's name is not said twice. */
export function regionText({ province, city, county }: Place): string {
  return [province, city === province ? '' : city, county].filter((part) => part !== '').join(' ')
}
