import { cleanLine } from '@mallard/contract/fields'
import type { ErrorName } from '@mallard/contract/errors'
import type { Company } from '@mallard/contract/aftersales/invoice/invoice.fields'
import { isTaxNumber, plainTaxNumber } from '@mallard/contract/aftersales/invoice/tax-number'
import { minute, ok, type Result } from '@mallard/kernel'
import type { Ctx } from '#platform/http/context.ts'
import { findCompanies } from './company.repo.ts'
import { takeOfNetwork } from '#platform/network-limit.ts'

const maxShown = 10
/**
 * Letters from which the register is asked: fewer would fit half of it, and each question is paid
 * for.
 */
const fewest = { name: 3, taxNo: 8 }
/**
 * Questions to the register that one address may cause in a minute; beyond that its own invoices
 * answer alone.
 */
const maxPerMinute = 20

/**
 * Companies by the start of a name: those that were invoiced before, then those of the register.
 */
export async function searchName(
  ctx: Ctx,
  { keyword }: { keyword: string },
): Promise<Result<Company[], ErrorName>> {
  return ok(await search(ctx, 'name', keyword))
}

export async function searchTax(
  ctx: Ctx,
  { keyword }: { keyword: string },
): Promise<Result<Company[], ErrorName>> {
  return ok(await search(ctx, 'taxNo', plainTaxNumber(keyword)))
}

async function search(ctx: Ctx, by: 'name' | 'taxNo', keyword: string): Promise<Company[]> {
  const known = await findCompanies(ctx.services.db, ctx.scope.partnerId, by, keyword)
  if (known.length >= maxShown) return known
  const numbers = new Set(known.map(({ taxNo }) => taxNo))
  const others = (await register(ctx, by, keyword)).filter(({ taxNo }) => !numbers.has(taxNo))
  return [...known, ...others].slice(0, maxShown)
}

/** Suggestions are a help: a register that does not answer is as good as none. */
async function register(
  { services, ip }: Ctx,
  by: 'name' | 'taxNo',
  keyword: string,
): Promise<readonly Company[]> {
  const { companies, limiter, log } = services
  if (
    !companies ||
    keyword.length < fewest[by] ||
    !(await takeOfNetwork(limiter, 'companies', ip, maxPerMinute, minute))
  )
    return []
  const answer = await companies.find(keyword)
  if (answer.kind !== 'ok') {
    log.warn({ kind: answer.kind, code: answer.code }, 'the register of companies did not answer')
    return []
  }
  // A number that fails its own check digit would be refused when it is sent.
  return answer.data
    .filter(({ taxNo }) => isTaxNumber(taxNo))
    .map((company) => ({ ...company, name: cleanLine(company.name, 100) }))
}
