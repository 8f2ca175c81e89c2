import type { Regions } from '@mallard/contract/people/address/address.calls'
import type { AreaData } from '@mallard/contract/people/address/area'
import { areaData } from '@mallard/contract/people/address/area-data'
import { englishAreaNames } from '@mallard/contract/people/address/area-names'
import { ok, type Result } from '@mallard/kernel'
import { KeptReply } from '#platform/http/bind.ts'

/** Written once: it is large, and the same for everyone. */
const tree = new KeptReply(JSON.stringify(regionsOf(areaData, englishAreaNames)))

export async function regions(): Promise<Result<KeptReply, never>> {
  return ok(tree)
}

function regionsOf(
  { version, provinces }: AreaData,
  english: Readonly<Record<string, string>>,
): Regions {
  const place = (code: string, name: string) => ({ code, name, nameEn: english[code] ?? name })
  return {
    version,
    provinces: provinces.map(([code, name, cities]) => ({
      ...place(code, name),
      cities: cities.map(([cityCode, city, counties]) => ({
        ...place(cityCode, city),
        counties: counties.map(([countyCode, county]) => place(countyCode, county)),
      })),
    })),
  }
}
