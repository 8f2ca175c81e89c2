import type { FastifyInstance, FastifyReply } from 'fastify'
import { html, page } from '../pages/shell.ts'
import { newPerson, people, personOf } from '../people/people.ts'
import { appleClients } from '../people/own-keys.ts'
import { answerWith } from '../world/answering.ts'
import { formOf, type World } from '../world/world.ts'
import type { ApplePlay } from './apple.ts'

type Query = { Querystring: Record<string, string | undefined> }

const said = ({ status, body }: { status: number; body: object }) => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
})
const refusals = {
  internal: () => said({ status: 500, body: {} }),
  tooMany: () => said({ status: 429, body: { error: 'slow_down' } }),
}

/** `https://appleid.apple.com`, below `/apple`. */
export function appleRoutes(app: FastifyInstance, world: World, play: ApplePlay): void {
  app.get('/apple/auth/keys', (_request, reply) =>
    answerWith(reply, world.faults.strike('apple', 'keys', ''), refusals, () =>
      said({ status: 200, body: play.keys() }),
    ),
  )
  app.post('/apple/auth/token', (request, reply) => {
    const form = formOf(request.body)
    return answerWith(
      reply,
      world.faults.strike('apple', 'grant', form.get('code') ?? ''),
      refusals,
      () => said(play.token(form)),
    )
  })
  app.post('/apple/auth/revoke', (request, reply) =>
    answerWith(reply, world.faults.strike('apple', 'revoke', ''), refusals, () =>
      said(play.revoke(formOf(request.body))),
    ),
  )

  app.get<Query>('/apple/auth/authorize', (request, reply) => {
    const {
      client_id,
      redirect_uri = '',
      response_type,
      response_mode,
      scope = '',
      state = '',
      nonce = '',
    } = request.query
    // Apple: anyone who asks for name or email must take the answer as a form.
    const isRight =
      client_id === appleClients.web &&
      URL.canParse(redirect_uri) &&
      /\bcode\b/.test(response_type ?? '') &&
      (scope === '' || response_mode === 'form_post')
    if (!isRight)
      return page(reply.code(400), 'Apple', html`<div class="card"><h1>invalid_request</h1></div>`)
    const fields = Object.entries({ redirect_uri, state, nonce, scope }).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )
    const buttons = [...people, newPerson()]
      .filter((person) => !person.isSnapshot)
      .map((person) => html`<button name="person" value="${person.id}">${person.name}</button>`)
    return page(
      reply,
      'Apple 账户',
      html`<h1>通过 Apple 登录</h1>
        <form class="card" method="post" action="/apple/auth/authorize">
          ${fields}
          <p>商城将获得你的姓名和邮箱。以谁的身份继续？</p>
          ${buttons}
          <button class="plain" name="person" value="">取消</button>
        </form>`,
    )
  })

  app.post('/apple/auth/authorize', (request, reply) => {
    const form = formOf(request.body)
    const person = personOf(form.get('person'))
    const redirectUri = form.get('redirect_uri') ?? ''
    const state = form.get('state') ?? ''
    if (!person) return postOn(reply, redirectUri, { error: 'user_cancelled_authorize', state })
    const code =
      play.issue(appleClients.web, person.id, form.get('nonce') || undefined, redirectUri) ?? ''
    const name = form.get('scope') ? play.nameOnce(person) : undefined
    return postOn(reply, redirectUri, {
      code,
      state,
      ...(name ? { user: JSON.stringify(name) } : {}),
    })
  })
}

/** A page of Apple's that posts its form to the shop: a request from another site. */
function postOn(
  reply: FastifyReply,
  target: string,
  fields: Readonly<Record<string, string>>,
): FastifyReply {
  if (!/^https?:\/\//.test(target)) return reply.code(400).send({ message: 'redirect_uri' })
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
  return page(
    reply,
    'Apple 账户',
    html`<form class="card" method="post" action="${target}">
      ${inputs}
      <p>正在返回商城</p>
      <button>继续</button>
    </form>`,
  )
}
