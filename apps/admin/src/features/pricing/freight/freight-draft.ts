import {
  type FreightArea,
  type FreightFault,
  freightFault,
  freightModes,
} from '@mallard/contract/pricing/freight/freight-areas'
import type { AdminFreight } from '@mallard/contract/pricing/freight/freight-admin.calls'

/** Everywhere abroad, as the server names it and as the tree of areas does. */
const abroad = { ours: '9', tree: '900000' }

/** An area as the form holds it, in the order of its fields; money in yuan. */
export interface AreaDraft {
  readonly isRest: boolean
  readonly deny: boolean
  readonly codes: readonly string[]
  readonly first: number | null
  readonly firstFee: number | null
  readonly step: number | null
  readonly stepFee: number | null
  readonly freeOver: number | null
  readonly days: number | null
}

export interface FreightDraft {
  readonly name: string
  readonly mode: number
  readonly areas: readonly AreaDraft[]
  readonly cutOffHour: number
}

/** What a new area is for, of a way to count. */
export function newArea(mode: number, isRest: boolean): AreaDraft {
  const unit = mode === freightModes.weight ? 1000 : 1
  const fees = { first: unit, firstFee: 10, step: unit, stepFee: 5, freeOver: null, days: null }
  return { isRest, deny: false, codes: [], ...fees }
}

export function draftOf(template: AdminFreight | undefined): FreightDraft {
  if (!template) {
    const mode = freightModes.weight
    return { name: '', mode, areas: [newArea(mode, true)], cutOffHour: 16 }
  }
  const { name, mode, areas, cutOffHour } = template
  return { name, mode, areas: areas.map(areaDraftOf), cutOffHour }
}

function areaDraftOf(area: FreightArea): AreaDraft {
  const { codes, first, firstFee, step, stepFee, freeOverAmount, deny, days } = area
  return {
    isRest: codes.length === 0,
    deny,
    codes: codes.map((code) => (code === abroad.ours ? abroad.tree : code)),
    first,
    firstFee: firstFee / 100,
    step,
    stepFee: stepFee / 100,
    freeOver: freeOverAmount === null ? null : freeOverAmount / 100,
    days: days ?? null,
  }
}

const fenOf = (yuan: number | null) => Math.round((yuan ?? 0) * 100)

/** What is not delivered to costs nothing; the call wants numbers all the same. */
function areaOf(draft: AreaDraft): AdminFreight['areas'][number] {
  const { isRest, codes, deny, first, firstFee, step, stepFee, freeOver, days } = draft
  const fees = deny
    ? { first: 1, firstFee: 0, step: 1, stepFee: 0, freeOverAmount: null }
    : {
        first: first ?? 1,
        firstFee: fenOf(firstFee),
        step: step ?? 1,
        stepFee: fenOf(stepFee),
        freeOverAmount: freeOver === null || freeOver === undefined ? null : fenOf(freeOver),
      }
  return {
    codes: isRest ? [] : codes.map((code) => (code === abroad.tree ? abroad.ours : code)),
    ...fees,
    deny,
    days: deny ? null : (days ?? null),
  }
}

export function wantedOf({ name, mode, areas, cutOffHour }: FreightDraft) {
  return { name, mode, areas: areas.map(areaOf), cutOffHour }
}

/** What is wrong with the areas taken together. */
export function draftFault(areas: readonly AreaDraft[]): FreightFault | undefined {
  const fault = freightFault(areas.map(areaOf))
  return fault?.kind === 'twice' && fault.code === abroad.ours
    ? { ...fault, code: abroad.tree }
    : fault
}
