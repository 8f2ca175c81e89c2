import type { Scope } from '@mallard/kernel'
import type { JobHandlers, Recurring } from './jobs/kinds.ts'
import type { Services } from './services.ts'
import type { ToDo } from './to-do.ts'
import type { AnyEventHandler, EventSource } from './events/topics.ts'
import type { Migration } from './db/migrate.ts'
import type { DemoWorld } from './demo.ts'
import type { FeatureInvariants } from './db/invariants.ts'
import type { Entrance } from './entrance.ts'
import type { Sweep } from './db/sweep.ts'
import type { Bound } from './http/bind.ts'
import type { PersonalData } from './personal-data.ts'

/**
 * What a feature needs from those that stand above it, so that it cannot import them: it says what
 * it needs, with `declare module '#platform/feature.ts' { interface Ports { paymentGateway:
 * PaymentGateway } }`, another feature `provides` it, and `app/` hands it over. One that nobody
 * provides does not compile.
 */
export interface Ports {}

/** A page that search engines are told of. */
export interface PublishedPage {
  readonly path: string
  readonly changedAt: Date
}

/**
 * All that a feature has, said in its `feature.ts`, which `npm run gen` finds; `app/` joins them. A
 * feature that collects something from all others adds a field by name, as `Ports` are added.
 */
export interface Feature {
  /** That of its folder. */
  readonly name: string
  /** Its calls, each bound to a function of its service. */
  readonly routes?: (ports: Ports) => readonly Bound[]
  /** Handlers of its kinds of jobs. */
  readonly jobs?: (services: Services, ports: Ports) => Partial<JobHandlers>
  /** Those of its jobs that the clock causes. */
  readonly recurring?: readonly Recurring[]
  /** Topics in which it says what happened. */
  readonly topics?: readonly EventSource[]
  /** What it does when something happened elsewhere. */
  readonly handlers?: (services: Services, ports: Ports) => readonly AnyEventHandler[]
  /** Its changes of the schema; `app/` brings those of all features into order by their ids. */
  readonly migrations?: readonly Migration[]
  /** Tables that migrations of another feature made, from before the two parted. */
  readonly owns?: readonly string[]
  /**
   * Its tables that features above it may read in statements of their own. All others, and every
   * write, are its own.
   */
  readonly readable?: readonly string[]
  /**
   * For each of its tables whose rows go by themselves: how they are swept each night, or who else
   * removes them.
   */
  readonly retention?: Readonly<Record<string, Sweep | string>>
  /** What must always be true of its tables. */
  readonly invariants?: FeatureInvariants
  /** What its tables hold about a member. */
  readonly personalData?: PersonalData
  /** What of it waits for staff, by its name in the slice of its noun. */
  readonly toDos?: Readonly<Record<string, ToDo>>
  /**
   * Fills its part of the demo world when a shop with that world starts, each time: what is there
   * already stays as it is.
   */
  readonly demo?: (world: DemoWorld) => Promise<void>
  /** Its ways in from content pages. */
  readonly entrances?: readonly Entrance[]
  /** What is published in a store now, besides goods, for search engines. */
  readonly published?: (services: Services, scope: Scope) => Promise<readonly PublishedPage[]>
  /** What it gives to features below it. */
  readonly provides?: Partial<Ports>
}

/** Keeps the exact type, so that `app/` can see at compile time what is missing. */
export const defineFeature = <const F extends Feature>(feature: F): F => feature
