import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { bind } from '#platform/http/bind.ts'
import { deleteAddress, getAddress, listAddresses, saveAddress } from './address.service.ts'
import { regions } from './regions.service.ts'

export const addressRoutes = bind('address', addressCalls, {
  list: (ctx) => listAddresses(ctx),
  get: getAddress,
  save: saveAddress,
  regions: () => regions(),
  delete: deleteAddress,
})
