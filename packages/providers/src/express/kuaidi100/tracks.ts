import { listOf, textOf, type Fields } from '../../http/fields.ts'
import type { ParcelState, Track, Trace } from '../port.ts'

const states: Readonly<Record<string, ParcelState>> = {
  '0': 'onWay',
  '1': 'collected',
  '2': 'problem',
  '3': 'signed',
  '4': 'returnSigned',
  '5': 'delivering',
  '6': 'returning',
  '7': 'transferred',
  '8': 'customs',
  '14': 'rejected',
}

/** `state` may be refined by two more digits (for example 301): the first one or two decide. */
function stateOf(code: string | undefined): ParcelState | undefined {
  if (code === undefined) return undefined
  return states[code] ?? (code.length >= 3 ? (states[code.slice(0, -2)] ?? undefined) : undefined)
}

/** The track as queries and pushes show it, newest first, the same line twice only once. */
export function readTrack(fields: Fields, otherwise?: ParcelState): Track | undefined {
  const company = textOf(fields, 'com')
  const number = textOf(fields, 'nu')
  const state = stateOf(textOf(fields, 'state')) ?? otherwise
  if (!company || !number || !state) return undefined
  const seen = new Map<string, Trace>()
  for (const each of listOf(fields, 'data')) {
    const time = textOf(each, 'ftime') ?? textOf(each, 'time')
    const text = textOf(each, 'context')
    const area = textOf(each, 'areaName')
    if (time && text) seen.set(`${time} ${text}`, { time, text, ...(area ? { area } : {}) })
  }
  const traces = [...seen.values()].sort((a, b) => (a.time < b.time ? 1 : a.time > b.time ? -1 : 0))
  return { company, number, state, traces }
}
