import type { BlockField, BlockFields, Plain } from '@mallard/contract/content/cms/block.codes'
import { entranceNames } from '@mallard/contract/content/cms/entrance.codes'
import type { ArticleChoice, GoodsChoice } from '@mallard/contract/content/cms/stored.fields'
import type { PictureRef } from '@mallard/contract/fields'
import type { ContentLink } from '@mallard/contract/links'
import { Button, Input, InputNumber, Segmented, Select } from 'antd'
import { PictureField } from '#platform/media/picture-field.tsx'
import { movedTo } from '#platform/moving/moved-to.ts'
import { MoveTools } from '#platform/moving/move-tools.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { RichTextField } from '#platform/rich/rich-text-field.tsx'
import { useLocale } from '#platform/texts.ts'
import { ArticlesInput } from './articles-input.tsx'
import { blockTexts, fieldTexts, optionTexts } from './block.texts.ts'
import {
  at,
  newPart,
  withList,
  withValue,
  type EditorBlock,
  type Path,
  type Said,
  withoutItem,
} from './editor-state.ts'
import { GoodsInput } from './goods-input.tsx'
import { LinkInput } from './link-input.tsx'
import styles from './page.module.css'

interface BlockPart {
  block: EditorBlock
  /** Where in the block these fields stand. */
  path: Path
  /** `tag`: what is being typed in. */
  change: (block: EditorBlock, tag?: string) => void
}

interface BlockFormProps extends BlockPart {
  fields: BlockFields
}

/** The fields of a block, or of a part of one of its lists, as its kind says. */
export function BlockForm({ fields, ...part }: BlockFormProps) {
  return (
    <div className={styles.stack}>
      {Object.entries(fields).map(([name, field]) =>
        field.type === 'list' ? (
          <Parts key={name} {...part} name={name} field={field} />
        ) : (
          <OneField key={name} {...part} name={name} field={field} />
        ),
      )}
    </div>
  )
}

interface FieldProps<Of extends BlockField = BlockField> extends BlockPart {
  name: string
  field: Of
}

type List = Extract<BlockField, { type: 'list' }>
type FieldName = keyof ReturnType<typeof fieldTexts.of>

function Parts({ block, path, change, name, field }: FieldProps<List>) {
  const texts = blockTexts.use()
  const named = fieldTexts.use()
  const label = named[name as FieldName]
  const here = [...path, name]
  const list = (at(block.zh ?? block.en, here) ?? []) as readonly Plain[]
  const alter = (next: (parts: readonly Plain[]) => readonly Plain[]) =>
    change(withList(block, here, next))
  return (
    <>
      <ol className={styles.parts}>
        {list.map((_, place) => {
          const called = texts.part(label, place + 1)
          return (
            // Parts have no name of their own; their order is what they are.
            // eslint-disable-next-line react/no-array-index-key
            <li key={place} className={styles.part}>
              <div className={styles.partHead}>
                <strong>{called}</strong>
                <span>
                  <MoveTools
                    name={called}
                    place={place}
                    count={list.length}
                    least={1}
                    onMove={(from, to) => alter((parts) => movedTo(parts, from, to))}
                    onRemove={(from) => alter((parts) => withoutItem(parts, from))}
                  />
                </span>
              </div>
              <BlockForm block={block} fields={field.of} path={[...here, place]} change={change} />
            </li>
          )
        })}
      </ol>
      {list.length < field.most && (
        <Button
          icon={<Icon name="plus" size={16} />}
          onClick={() => alter((parts) => [...parts, newPart(block, here)])}
        >
          {texts.add(label)}
        </Button>
      )}
    </>
  )
}

function OneField({ block, path, change, name, field }: FieldProps) {
  const texts = blockTexts.use()
  const named = fieldTexts.use()
  const choices = optionTexts.use()
  const locale = useLocale()
  const here = [...path, name]
  const [zh, en] = [at(block.zh, here), at(block.en, here)]
  const value = zh === undefined ? en : zh
  // A part's own place tells its fields apart from those of the others.
  const place = path.findLast((step) => typeof step === 'number')
  const own = named[name as FieldName]
  const label = place === undefined ? own : texts.part(own, place + 1)
  const set = (next: unknown, said: Said = 'both', isTyped = false) =>
    change(withValue(block, here, next, said), isTyped ? `${here.join('.')} ${said}` : '')
  const choiceText = (option: string) =>
    option in entranceNames
      ? entranceNames[option as keyof typeof entranceNames][locale === 'en' ? 1 : 0]
      : choices[option as keyof typeof choices]
  switch (field.type) {
    case 'words':
      return (
        <Labelled label={own}>
          {zh !== undefined && (
            <Words label={label} field={field} value={zh} set={(next) => set(next, 'zh', true)} />
          )}
          {en !== undefined && (
            <Words
              label={texts.englishOf(label)}
              field={field}
              value={en}
              placeholder={texts.english}
              set={(next) => set(next, 'en', true)}
            />
          )}
        </Labelled>
      )
    case 'html':
      return (
        <Labelled label={own}>
          {zh !== undefined && (
            <RichTextField
              label={label}
              value={String(zh)}
              onChange={(next) => set(next, 'zh', true)}
            />
          )}
          {en !== undefined && (
            <RichTextField
              label={texts.englishOf(label)}
              value={String(en)}
              onChange={(next) => set(next, 'en', true)}
            />
          )}
        </Labelled>
      )
    case 'picture': {
      const pic = value as PictureRef | null
      return (
        <Labelled label={own}>
          <PictureField
            label={label}
            value={pic?.url ? pic : null}
            onChange={(next) => (next || field.isOptional) && set(next)}
          />
        </Labelled>
      )
    }
    case 'link':
      return (
        <Labelled label={own}>
          <LinkInput
            label={label}
            value={value as ContentLink | null}
            isNeeded={field.isNeeded ?? false}
            onChange={set}
          />
        </Labelled>
      )
    case 'goods':
      return (
        <Labelled label={own}>
          <GoodsInput label={label} value={value as GoodsChoice} onChange={set} />
        </Labelled>
      )
    case 'articles':
      return (
        <Labelled label={texts.articles}>
          <ArticlesInput label={label} value={value as ArticleChoice} onChange={set} />
        </Labelled>
      )
    case 'percent':
      return (
        <Labelled label={own}>
          <InputNumber
            aria-label={label}
            min={0}
            max={100}
            value={Number(value)}
            onChange={(next) => set(next ?? 0, 'both', true)}
          />
        </Labelled>
      )
    case 'option': {
      const options = field.of.map((each) => ({ value: each, label: choiceText(each) }))
      return (
        <Labelled label={own}>
          {options.length > 3 ? (
            <Select
              aria-label={label}
              value={String(value)}
              options={options}
              onChange={(next: string) => set(next)}
            />
          ) : (
            <Segmented
              aria-label={label}
              value={String(value)}
              options={options}
              onChange={(next) => set(next)}
            />
          )}
        </Labelled>
      )
    }
    case 'list':
      return null
  }
}

function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={styles.field}>
      <span className="small soft">{label}</span>
      {children}
    </div>
  )
}

interface WordsProps {
  label: string
  field: Extract<BlockField, { type: 'words' }>
  value: unknown
  placeholder?: string
  set: (value: string) => void
}

/** English takes more letters to say the same. */
const room = 2

function Words({ label, field, value, placeholder, set }: WordsProps) {
  const shared = {
    'aria-label': label,
    maxLength: field.most * room,
    placeholder,
    value: String(value),
    onChange: (event: { target: { value: string } }) => set(event.target.value),
  }
  return field.lines ? <Input.TextArea {...shared} rows={field.lines} /> : <Input {...shared} />
}
