import type { ReplyOf } from '@mallard/contract/api'
import type { Calls } from '@mallard/contract/calls'
import { href } from '@mallard/contract/paths'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { ChipGroup } from '@mallard/ui/chip'
import { DatePicker } from '@mallard/ui/date-picker'
import { Field, useForm } from '@mallard/ui/field'
import { useState } from 'react'
import { usePage } from '#platform/navigator/index.ts'
import { AvatarSheet } from './avatar-sheet.tsx'
import { Face } from './face.tsx'
import { settingTexts } from './setting.texts.ts'
import type { ProfileChange } from './use-account.ts'
import styles from './setting.module.css'

type Me = ReplyOf<Calls['identity']['userInfo']>
type Avatar = NonNullable<ProfileChange['avatar']>

export function InformationForm({
  me,
  onSave,
}: {
  me: Me
  onSave: (change: ProfileChange) => Promise<void>
}) {
  const texts = settingTexts()
  const { partnerId, storeId } = usePage().scope
  const [avatar, setAvatar] = useState(me.avatar)
  const [avatarKey, setAvatarKey] = useState<string>()
  const [gender, setGender] = useState(String(me.gender) as '0' | '1' | '2')
  const [isChoosing, setChoosing] = useState(false)
  const [isPicking, setPicking] = useState(false)

  const form = useForm({
    initial: { nickname: me.nickname, birthday: me.birthday },
    rules: { nickname: [{ required: true, message: texts.nicknameRequired }] },
    onSubmit: async ({ nickname, birthday }) => {
      try {
        await onSave({
          nickname,
          birthday,
          gender: Number(gender) as 0 | 1 | 2,
          ...(avatarKey ? { avatarKey } : avatar !== me.avatar && { avatar: avatar as Avatar }),
        })
      } catch {
        // The shell has told the shopper why; what was typed stays.
      }
    },
  })

  return (
    <form {...form.props}>
      <div className={styles.page}>
        <CellList>
          <Cell
            title={texts.avatar}
            onPress={() => setChoosing(true)}
            value={<Face avatar={avatar} nickname={form.values.nickname} />}
          />
          <Field
            label={texts.nickname}
            {...form.field('nickname')}
            required={false}
            maxLength={20}
            placeholder={texts.nicknamePlaceholder}
            autoComplete="nickname"
            clearable
          />
          <div className={styles.gender}>
            <span aria-hidden="true">{texts.gender}</span>
            <ChipGroup
              label={texts.gender}
              hideLabel
              value={gender}
              onChange={setGender}
              options={[
                { value: '0', label: texts.secret },
                { value: '1', label: texts.male },
                { value: '2', label: texts.female },
              ]}
            />
          </div>
          <Field
            label={texts.birthday}
            {...form.field('birthday')}
            placeholder={texts.birthdayPlaceholder}
            onPress={() => setPicking(true)}
          />
          <Cell
            title={texts.phone}
            value={me.phoneMasked || texts.changePhone}
            href={href('settingAccountSecurity', { partnerId, storeId })}
          />
        </CellList>
        {form.values.birthday !== '' && (
          <Button kind="plain" size="sm" onClick={() => form.set('birthday', '')}>
            {texts.birthdayClear}
          </Button>
        )}
      </div>
      <ActionBar>
        <Button type="submit" kind="primary" size="lg" block busy={form.busy}>
          {texts.save}
        </Button>
      </ActionBar>
      <DatePicker
        open={isPicking}
        onClose={() => setPicking(false)}
        title={texts.birthday}
        value={form.values.birthday || '1995-01-01'}
        onConfirm={(day) => form.set('birthday', day)}
      />
      <AvatarSheet
        open={isChoosing}
        onClose={() => setChoosing(false)}
        value={avatar}
        onChange={(drawn) => {
          setAvatar(drawn)
          setAvatarKey(undefined)
        }}
        onPicture={({ url, key }) => {
          setAvatar(url)
          setAvatarKey(key)
          setChoosing(false)
        }}
      />
    </form>
  )
}
