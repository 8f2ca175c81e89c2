import { createHash, randomBytes } from 'node:crypto'

/** Somebody who can sign in: nobody real. */
export interface Person {
  readonly id: string
  readonly name: string
  /** What WeChat's snapshot page shows instead of a person. */
  readonly isSnapshot?: true
  /** User id in WeCom, for members of the corporation. */
  readonly colleague?: string
}

export const people: readonly Person[] = [
  { id: 'anran', name: '安然', colleague: 'anran' },
  { id: 'xiaoyu', name: '小雨' },
  { id: 'dalin', name: '大林', colleague: 'dalin' },
  { id: 'mumu', name: '木木' },
  { id: 'snapshot', name: '微信用户', isSnapshot: true },
]

const fresh = /^fresh-([0-9a-f]{8})$/

/** Somebody whom nobody has ever seen. */
export const newPerson = (): Person => freshPerson(`fresh-${randomBytes(4).toString('hex')}`)
const freshPerson = (id: string): Person => ({ id, name: `新用户${id.slice(-4)}` })

export function personOf(id: string | null | undefined): Person | undefined {
  return id && fresh.test(id) ? freshPerson(id) : people.find((person) => person.id === id)
}

const digest = (text: string) =>
  createHash('sha256').update(text).digest('base64url').replaceAll(/[-_]/g, 'x')

/** The same person is known to each app by another openid, and to all of them by one unionid. */
export function openidOf(person: Person, appId: string): string {
  // Of somebody new it says who that is: no list of them has to outlive a restart.
  const own = fresh.exec(person.id)?.[1] ?? ''
  return `o${own}${digest(`openid:${appId}:${person.id}`).slice(0, 27 - own.length)}`
}

/** Whether an app could have been given this openid. */
export function isOpenidOf(appId: string, openid: string): boolean {
  const newcomer = personOf(`fresh-${openid.slice(1, 9)}`)
  return [...people, ...(newcomer ? [newcomer] : [])].some(
    (person) => openidOf(person, appId) === openid,
  )
}
export const unionidOf = (person: Person) => `u${digest(`unionid:${person.id}`).slice(0, 27)}`

const colors = ['#8FB8A8', '#D9A67E', '#8FA6C9', '#B79BC4', '#9A9A9A']

/** A head on a coloured ground, as SVG. */
export function portrait(person: Person): string {
  const color = colors[people.indexOf(person)] ?? '#999'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 132"><rect width="132" height="132" fill="${color}"/><circle cx="66" cy="52" r="24" fill="#fff" opacity=".9"/><path d="M18 132c4-34 22-50 48-50s44 16 48 50z" fill="#fff" opacity=".9"/></svg>`
}
