import type { Thing } from '#platform/structured-data.ts'

interface Wanted {
  readonly fields: readonly string[]
  readonly source: string
}

const docs = 'https://developers.google.com/search/docs/appearance/structured-data'
const merchant = `${docs}/merchant-listing`

/**
 * What Google wants of each type: the fields that it calls required, and of an organisation, for
 * which it requires none, those that it recommends for any.
 */
const wanted: Readonly<Record<string, Wanted>> = {
  OnlineStore: { fields: ['name', 'url', 'logo'], source: `${docs}/organization` },
  WebSite: {
    fields: ['name', 'url'],
    source: 'https://developers.google.com/search/docs/appearance/site-names',
  },
  SearchAction: { fields: ['target', 'query-input'], source: `${docs}/sitelinks-searchbox` },
  BreadcrumbList: { fields: ['itemListElement'], source: `${docs}/breadcrumb` },
  ItemList: { fields: ['itemListElement'], source: `${docs}/carousel` },
  ProductGroup: { fields: ['name'], source: `${docs}/product-variants` },
  Product: { fields: ['name', 'image', 'offers'], source: merchant },
  Review: { fields: ['author', 'reviewRating'], source: `${docs}/review-snippet` },
  Rating: { fields: ['ratingValue'], source: `${docs}/review-snippet` },
  Person: { fields: ['name'], source: `${docs}/review-snippet` },
  Offer: { fields: ['price', 'priceCurrency'], source: merchant },
  OfferShippingDetails: { fields: ['shippingDestination', 'shippingRate'], source: merchant },
  DefinedRegion: { fields: ['addressCountry'], source: merchant },
  MonetaryAmount: { fields: ['value', 'currency'], source: merchant },
  MerchantReturnPolicy: {
    fields: ['applicableCountry', 'returnPolicyCategory'],
    source: `${docs}/return-policy`,
  },
  AggregateRating: { fields: ['ratingValue', 'reviewCount'], source: `${docs}/product-snippet` },
  VideoObject: { fields: ['name', 'thumbnailUrl', 'uploadDate'], source: `${docs}/video` },
  Brand: { fields: ['name'], source: merchant },
  Article: { fields: ['headline'], source: `${docs}/article` },
  Recipe: { fields: ['name', 'image'], source: `${docs}/recipe` },
  HowToStep: { fields: ['text'], source: `${docs}/recipe` },
  FAQPage: { fields: ['mainEntity'], source: `${docs}/faqpage` },
  Question: { fields: ['name', 'acceptedAnswer'], source: `${docs}/faqpage` },
  Answer: { fields: ['text'], source: `${docs}/faqpage` },
  // Nothing is shown of these; they say what kind of page it is.
  WebPage: { fields: ['name'], source: 'https://schema.org/WebPage' },
  CollectionPage: { fields: ['name'], source: 'https://schema.org/CollectionPage' },
  Organization: { fields: ['name'], source: `${docs}/organization` },
}

/** Of an entry, by the list that it stands in. */
const entries: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['position', 'name', 'item'],
  ItemList: ['position', 'url'],
}

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null
const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** What is missing in an object and in those inside of it, each with where Google says so. */
export function missingFields(thing: unknown, list = ''): string[] {
  if (Array.isArray(thing)) return thing.flatMap((item) => missingFields(item, list))
  if (!isThing(thing)) return []
  const type = String(thing['@type'])
  const { fields, source } =
    type === 'ListItem'
      ? { fields: entries[list] ?? [], source: wanted[list]?.source }
      : (wanted[type] ?? { fields: [`a known type, not ${type}`], source: 'the table above' })
  // A product with its reviews is another kind of result than one that is offered.
  const isReviewed = type === 'Product' && !isEmpty(thing['review'])
  const finite = String(thing['returnPolicyCategory']).endsWith('FiniteReturnWindow')
  return [
    ...[...(isReviewed ? ['name'] : fields), ...(finite ? ['merchantReturnDays'] : [])]
      .filter((field) => isEmpty(thing[field]))
      .map((field) => `${type} lacks ${field} (${source})`),
    ...Object.values(thing).flatMap((value) => missingFields(value, type)),
  ]
}
