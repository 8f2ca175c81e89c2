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

/** What a field of a block holds, where it stands and how it is changed. */
function useField({ block, path, change, name }: FieldProps) {
  const texts = blockTexts.use()
  const own = fieldTexts.use()[name as FieldName]
  const here = [...path, name]
  const [zh, en] = [at(block.zh, here), at(block.en, here)]
  // A part's own place tells its fields apart from those of the others.
  const place = path.findLast((step) => typeof step === 'number')
  return {
    zh,
    en,
    value: zh === undefined ? en : zh,
    own,
    label: place === undefined ? own : texts.part(own, place + 1),
    set: (next: unknown, said: Said = 'both', isTyped = false) =>
      change(withValue(block, here, next, said), isTyped ? `${here.join('.')} ${said}` : ''),
  }
}

type HeldField = ReturnType<typeof useField>

function OneField(props: FieldProps) {
  const { field } = props
  const texts = blockTexts.use()
  const held = useField(props)
  const caption = field.type === 'articles' ? texts.articles : held.own
  if (field.type === 'list') return null
  return (
    <Labelled label={caption}>
      {field.type === 'words' || field.type === 'html' ? (
        <BothLanguages field={field} {...held} />
      ) : (
        <OneInput field={field} {...held} />
      )}
    </Labelled>
  )
}

type WordsField = Extract<BlockField, { type: 'words' | 'html' }>

/** Words, in each language that the block has. */
function BothLanguages({ field, zh, en, label, set }: HeldField & { field: WordsField }) {
  const texts = blockTexts.use()
  const english = texts.englishOf(label)
  if (field.type === 'html')
    return (
      <>
        {zh !== undefined && (
          <RichTextField
            label={label}
            value={String(zh)}
            onChange={(next) => set(next, 'zh', true)}
          />
        )}
        {en !== undefined && (
          <RichTextField
            label={english}
            value={String(en)}
            onChange={(next) => set(next, 'en', true)}
          />
        )}
      </>
    )
  return (
    <>
      {zh !== undefined && (
        <Words label={label} field={field} value={zh} set={(next) => set(next, 'zh', true)} />
      )}
      {en !== undefined && (
        <Words
          label={english}
          field={field}
          value={en}
          placeholder={texts.english}
          set={(next) => set(next, 'en', true)}
        />
      )}
    </>
  )
}

/** What is the same in both languages. */
function OneInput({
  field,
  value,
  label,
  set,
}: HeldField & { field: Exclude<BlockField, List | WordsField> }) {
  switch (field.type) {
    case 'picture': {
      const pic = value as PictureRef | null
      return (
        <PictureField
          label={label}
          value={pic?.url ? pic : null}
          onChange={(next) => (next || field.isOptional) && set(next)}
        />
      )
    }
    case 'link':
      return (
        <LinkInput
          label={label}
          value={value as ContentLink | null}
          isNeeded={field.isNeeded ?? false}
          onChange={set}
        />
      )
    case 'goods':
      return <GoodsInput label={label} value={value as GoodsChoice} onChange={set} />
    case 'articles':
      return <ArticlesInput label={label} value={value as ArticleChoice} onChange={set} />
    case 'percent':
      return (
        <InputNumber
          aria-label={label}
          min={0}
          max={100}
          value={Number(value)}
          onChange={(next) => set(next ?? 0, 'both', true)}
        />
      )
    case 'option':
      return <OptionInput options={field.of} label={label} value={String(value)} onChange={set} />
  }
}

interface OptionProps {
  options: readonly string[]
  label: string
  value: string
  onChange: (option: string) => void
}

/** One of a few beside each other, of many below each other. */
function OptionInput({ options: names, label, value, onChange }: OptionProps) {
  const choices = optionTexts.use()
  const locale = useLocale()
  const textOf = (option: string) =>
    option in entranceNames
      ? entranceNames[option as keyof typeof entranceNames][locale === 'en' ? 1 : 0]
      : choices[option as keyof typeof choices]
  const options = names.map((each) => ({ value: each, label: textOf(each) }))
  const shared = { 'aria-label': label, value, options }
  return options.length > 3 ? (
    <Select {...shared} onChange={(next: string) => onChange(next)} />
  ) : (
    <Segmented {...shared} onChange={(next) => onChange(next)} />
  )
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
