import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { answerHeaders } from './wire.ts'

async function cookiesAt(publicUrl: string, headers: Record<string, string> = {}) {
  const app = Fastify({ trustProxy: true })
  await app.register(cookie)
  app.get('/', async (request, reply) => {
    const answer = answerHeaders(request, reply, publicUrl)
    answer.setSession({ token: 't', xsrf: 'x', loggedIn: true })
    answer.setStaff({ token: 's', xsrf: 'y', known: { name: 'staff-known-7', value: 'k' } })
    answer.setPageTicket('p')
    return {}
  })
  const { cookies } = await app.inject({ url: '/', headers })
  await app.close()
  return cookies.filter(({ value }) => value !== '')
}

it('cookies of a shop that is reached by https travel by https alone, whatever the proxy says of the request', async () => {
  const cookies = await cookiesAt('https://shop.example')
  expect(cookies.map(({ name }) => name).sort()).toEqual(['Authorization', 'STAFF-XSRF-TOKEN', 'XSRF-TOKEN', 'cookie_token2', 'staff', 'staff-known-7'])
  for (const { name, secure } of cookies) expect([name, secure]).toEqual([name, true])
})

it('cookies of a demo on this machine travel by http, unless the request came by https', async () => {
  for (const { name, secure } of await cookiesAt('http://127.0.0.1:3000')) expect([name, secure]).toEqual([name, undefined])
  for (const { name, secure } of await cookiesAt('http://127.0.0.1:3000', { 'x-forwarded-proto': 'https' })) expect([name, secure]).toEqual([name, true])
})

it('scripts cannot read what signs somebody in, and other sites cannot send it along', async () => {
  const cookies = await cookiesAt('https://shop.example')
  const of = (wanted: string) => cookies.find(({ name }) => name === wanted)
  expect(of('Authorization')).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(of('staff')).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
  expect(of('staff-known-7')).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/admin/api/login' })
})
