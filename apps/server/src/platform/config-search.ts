import { z } from 'zod'
import { type Environment, type Problem, readVariables, variable } from './config-reader.ts'

/** An engine stands beside the shop, usually in a network of its own. */
const beside = z
  .url('must be a whole address')
  .regex(/^https?:\/\//, 'must begin with http:// or https://')
  .transform((address) => address.replace(/\/+$/, ''))

const meilisearch = {
  MEILISEARCH_URL: variable(beside, 'http://search.internal:7700'),
  MEILISEARCH_KEY: variable(
    z.string().min(16, 'needs at least 16 characters'),
    'a key that may do everything with the indexes goods-*',
  ),
}

export function readMeilisearch(env: Environment, problems: Problem[]) {
  const values = readVariables(meilisearch, env, problems)
  return { baseUrl: values.MEILISEARCH_URL, key: values.MEILISEARCH_KEY }
}
