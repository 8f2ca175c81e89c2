import type { z } from 'zod'

export type Environment = Readonly<Record<string, string | undefined>>

export interface Problem {
  readonly name: string
  readonly problem: string
  readonly example: string
}

/** Refuses to start: says everything that is wrong at once, and how each value should look. */
export class BadConfiguration extends Error {
  override readonly name = 'BadConfiguration'
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    const lines = problems.map(
      ({ name, problem, example }) =>
        `  ${name}: ${problem}\n      for example  ${name}=${example}`,
    )
    super(
      `The configuration cannot work. Set these environment variables and start again:\n${lines.join('\n')}`,
    )
    this.problems = problems
  }
}

/** How one variable is read: its schema (which may have a default) and a value to copy. */
export interface Variable<S extends z.ZodType = z.ZodType> {
  readonly schema: S
  readonly example: string
}

export function variable<S extends z.ZodType>(schema: S, example: string): Variable<S> {
  return { schema, example }
}

export type Values<V extends Readonly<Record<string, Variable>>> = {
  readonly [N in keyof V]: z.output<V[N]['schema']>
}

/**
 * Reads a table of variables; what is wrong goes to `problems`, and the values are then not to be
 * used.
 */
export function readVariables<V extends Readonly<Record<string, Variable>>>(
  variables: V,
  env: Environment,
  problems: Problem[],
): Values<V> {
  const values: Record<string, unknown> = {}
  for (const [name, { schema, example }] of Object.entries(variables)) {
    const text = env[name]?.trim()
    // An empty value in a compose or env file means that it is not set.
    const result = schema.safeParse(text === '' ? undefined : text)
    if (result.success) values[name] = result.data
    else
      problems.push({
        name,
        problem: text ? (result.error.issues[0]?.message ?? 'is not valid') : 'is missing',
        example,
      })
  }
  return values as Values<V>
}
