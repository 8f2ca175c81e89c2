// npm run brand, at the machine itself (docs/operations.md): begins a brand with its first store and its
// owner.
import { systemClock } from '@mallard/kernel'
import { addBrand } from './add-brand.ts'
import { inDatabase, runCommand } from './command.ts'

runCommand((args) => inDatabase((db) => addBrand(args, { db, clock: systemClock }, console.log)))
