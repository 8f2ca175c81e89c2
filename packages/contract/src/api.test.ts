import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { GET, POST } from './api.ts'

const options = { summary: 'Says hello', reply: z.string() }

describe('a row of the call table', () => {
  it('does not compile without saying who may make it', () => {
    // @ts-expect-error authz is missing
    expect(GET('/hello', options)).not.toHaveProperty('authz')
    // @ts-expect-error nobody knows this kind of caller
    expect(POST('/hello', { ...options, authz: 'everyone' }).authz).toBe('everyone')
    expect(GET('/hello', { ...options, authz: 'none' }).authz).toBe('none')
  })

  it('does not compile unless its params are those of its path', () => {
    // @ts-expect-error params are missing
    expect(GET('/hello/{name}', { ...options, authz: 'none' }).params).toBeUndefined()
    const titled = { ...options, authz: 'none', params: z.object({ title: z.string() }) } as const
    // @ts-expect-error the path has no such name
    expect(GET('/hello/{name}', titled).params).toBeDefined()
    expect(
      GET('/{p}-{s}/hello/{name}', {
        ...options,
        authz: 'none',
        params: z.object({ name: z.string() }),
      }).params,
    ).toBeDefined()
  })
})
