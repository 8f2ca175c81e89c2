import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { Partner } from '#platform/partner.ts'
import { ownGround } from './partner-style.ts'
import { usePartnerStyle } from './use-partner-style.ts'

const root = document.documentElement
const partnerOf = (id: number, themeColor: string, look: Partner['partner']['look']) =>
  ({ partner: { id, name: '', logo: '', themeColor, themeColorDark: '#222222', look } }) as Partner
const red = partnerOf(1, '#c8452b', {})
const tones = { paper: '#f4f1ea', surface: '#fbf9f4', fill: '#ebe6db', line: '#ddd6c8' }
const green = partnerOf(2, '#2f5d50', {
  titles: 'heavy',
  hero: 'full',
  ground: { light: tones, dark: tones },
})
const brand = () => root.style.getPropertyValue('--partner-brand')

beforeEach(() => root.removeAttribute('style'))

it('leaves the look that the document came with', () => {
  root.style.setProperty('--partner-brand', '#000000')
  renderHook(() => usePartnerStyle(red))
  expect(root.getAttribute('style')).toBe('--partner-brand: #000000;')
})

it('is that of the partner whose store one changes to, with nothing of the one before', async () => {
  const { rerender } = renderHook(({ partner }) => usePartnerStyle(partner), {
    initialProps: { partner: red },
  })
  await waitFor(() => expect(brand()).toBe(red.partner.themeColor))
  const plain = root.style.cssText
  rerender({ partner: green })
  await waitFor(() => expect(brand()).toBe(green.partner.themeColor))
  expect(root.style.getPropertyValue('--hero-ratio')).not.toBe('')
  expect([...root.classList]).toEqual([ownGround])
  rerender({ partner: red })
  await waitFor(() => expect(brand()).toBe(red.partner.themeColor))
  expect(root.style.cssText).toBe(plain)
  expect([...root.classList]).toEqual([])
})
