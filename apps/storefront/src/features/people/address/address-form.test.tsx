import type { Address } from '@mallard/contract/people/address/address.calls'
import { LocaleProvider } from '@mallard/ui/locale'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import { AddressForm } from './address.form.tsx'

const home: Address = {
  id: 3,
  name: '林小满',
  phone: '13800000001',
  provinceCode: '330000',
  cityCode: '330100',
  countyCode: '330106',
  province: '浙江省',
  city: '杭州市',
  county: '西湖区',
  detail: '文三路 100 号',
  postCode: '',
  isDefault: false,
}
const abroad: Address = {
  ...home,
  provinceCode: '900000',
  cityCode: '984000',
  countyCode: '984000',
  province: '海外',
  city: '美国',
  county: '',
  phone: '+1 206 555 0100',
}

function open(address: Address | undefined, onSave = vi.fn(async () => undefined)) {
  stage({ isSignedIn: true }).show(
    <AddressForm address={address} isFirst={false} saveText="保存" onSave={onSave} />,
  )
  return onSave
}
const save = () => fireEvent.click(screen.getByRole('button', { name: '保存' }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(label)), { target: { value } })

describe('the form of an address', () => {
  it('says all that is missing in the words of the specification, and saves nothing', async () => {
    const onSave = open(undefined)
    save()
    for (const message of ['请填写姓名', '请填写电话', '请选择地区', '请填写详细地址'])
      expect(await screen.findByText(message)).toBeTruthy()
    expect(onSave).not.toHaveBeenCalled()
  })

  it('wants a mainland phone and six digits of post code at home', async () => {
    const onSave = open(home)
    type('手机号', '+1 206 555 0100')
    type('邮政编码', '98101-1')
    save()
    expect(await screen.findByText('请输入正确的手机号')).toBeTruthy()
    expect(await screen.findByText('邮政编码格式不正确')).toBeTruthy()
    expect(onSave).not.toHaveBeenCalled()
  })

  it('takes a phone and a post code from abroad for an address there', async () => {
    const onSave = open(abroad)
    type('邮政编码', '98101-1')
    save()
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
    expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        id: 3,
        phone: '+1 206 555 0100',
        postCode: '98101-1',
        countyCode: '984000',
        isDefault: false,
      }),
    )
  })

  it('keeps what a pasted phone means', async () => {
    const onSave = open(home)
    for (const pasted of [
      '139 0000 1111',
      '+86 139-0000-1111',
      '\u202d＋８６１３９００００１１１１\u202c',
    ]) {
      type('手机号', pasted)
      expect(screen.getByLabelText<HTMLInputElement>(/手机号/).value, pasted).toBe('13900001111')
    }
    save()
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
    expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ phone: '13900001111' }))
  })

  it.each([
    ['810000', '810101', '+852 9123 4567', ''],
    ['820000', '820102', '6612 3456', ''],
    ['710000', '710101', '0912-345-678', '100'],
  ])(
    'takes phones and post codes as province %s has them',
    async (province, county, phone, code) => {
      const onSave = open({ ...home, provinceCode: province, countyCode: county })
      type('手机号', phone)
      type('邮政编码', code)
      save()
      await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
    },
  )

  it('leaves in the field what it does not understand, with a word beside it', async () => {
    const onSave = open(home)
    for (const wrong of ['139000011112', '1390000111l']) {
      type('手机号', wrong)
      save()
      expect(await screen.findByText('请输入正确的手机号')).toBeTruthy()
      expect(screen.getByDisplayValue(wrong)).toBeTruthy()
    }
    expect(onSave).not.toHaveBeenCalled()
  })

  it('sends no names of regions, only their codes', async () => {
    const onSave = open(home)
    save()
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
    expect(Object.keys(onSave.mock.calls[0]?.at(0) ?? {})).not.toContain('area')
  })

  it('says a stored region in English to who reads it', async () => {
    stage({ isSignedIn: true }).show(
      <LocaleProvider locale="en">
        <AddressForm
          address={home}
          isFirst={false}
          saveText="Save"
          onSave={vi.fn(async () => undefined)}
        />
      </LocaleProvider>,
    )
    expect(await screen.findByText('Xihu District, Hangzhou, Zhejiang')).toBeTruthy()
    expect(screen.queryByText(/浙江省/)).toBeNull()
  })

  it('keeps what was typed when the server refuses', async () => {
    open(
      home,
      vi.fn(async () => Promise.reject(new Error('最多保存20个地址'))),
    )
    type('详细地址', '龙井路 1 号')
    save()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '保存' }).getAttribute('aria-busy')).toBeNull(),
    )
    expect(screen.getByDisplayValue('龙井路 1 号')).toBeTruthy()
  })
})
