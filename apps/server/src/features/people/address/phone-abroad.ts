import { anyPhone } from '@mallard/contract/people/address/contact-phone'
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js'

/** Countries that addresses name by their ISO 3166 number: theirs are the phones without a +. */
const countries: Readonly<Record<string, CountryCode>> = {
  // Asia
  '392': 'JP',
  '410': 'KR',
  '702': 'SG',
  '458': 'MY',
  '764': 'TH',
  '704': 'VN',
  '360': 'ID',
  '608': 'PH',
  '116': 'KH',
  '104': 'MM',
  '418': 'LA',
  '096': 'BN',
  '356': 'IN',
  '586': 'PK',
  '144': 'LK',
  '050': 'BD',
  '524': 'NP',
  '496': 'MN',
  '398': 'KZ',
  '860': 'UZ',
  '784': 'AE',
  '682': 'SA',
  '634': 'QA',
  '376': 'IL',
  '792': 'TR',
  // Europe
  '643': 'RU',
  '826': 'GB',
  '372': 'IE',
  '250': 'FR',
  '276': 'DE',
  '380': 'IT',
  '724': 'ES',
  '620': 'PT',
  '528': 'NL',
  '056': 'BE',
  '442': 'LU',
  '756': 'CH',
  '040': 'AT',
  '208': 'DK',
  '752': 'SE',
  '578': 'NO',
  '246': 'FI',
  '352': 'IS',
  '616': 'PL',
  '203': 'CZ',
  '348': 'HU',
  '642': 'RO',
  '300': 'GR',
  '804': 'UA',
  // America, Oceania, Africa
  '840': 'US',
  '124': 'CA',
  '484': 'MX',
  '076': 'BR',
  '032': 'AR',
  '152': 'CL',
  '604': 'PE',
  '170': 'CO',
  '036': 'AU',
  '554': 'NZ',
  '710': 'ZA',
  '818': 'EG',
  '566': 'NG',
  '404': 'KE',
  '504': 'MA',
}

/** The country of an overseas area code: 9, its ISO 3166 number, 00. */
export const countryOf = (countyCode: string): CountryCode | undefined =>
  countries[countyCode.slice(1, 4)]

/**
 * Whether a cleaned number is one that a country has: with a + of any country, without one of the
 * address's own, or with that country's code and no +.
 */
export function isPhoneAbroad(phone: string, countyCode: string): boolean {
  const ways = phone.startsWith('+') ? [phone] : [phone, `+${phone}`]
  return (
    anyPhone.test(phone) &&
    ways.some((way) => parsePhoneNumberFromString(way, countryOf(countyCode))?.isPossible())
  )
}
