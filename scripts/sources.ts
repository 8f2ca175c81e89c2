import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** What stands at the top of a file under a name. */
export interface Declared {
  readonly file: string
  readonly name: string
  /** A function, what a constant holds, or the part of it that a pattern names. */
  readonly node: ts.Node
  readonly doc: string
  readonly isExported: boolean
}

interface Elsewhere {
  readonly file: string
  readonly name: string
}

interface Module {
  readonly file: string
  readonly source: ts.SourceFile
  readonly declared: ReadonlyMap<string, Declared>
  /** Names that come from other files, or go through this one. */
  readonly elsewhere: ReadonlyMap<string, Elsewhere>
  /** Names under which it knows another file as a whole. */
  readonly spaces: ReadonlyMap<string, string>
}

/**
 * The sources as they are written: which declaration a name leads to, through imports and feature
 * indexes. Reads no types, so that it takes a second for all of the server.
 */
export interface Sources {
  moduleOf(file: string): Module
  resolve(file: string, name: string): Declared | undefined
  /** The same of `space.name`, where the space is another file as a whole. */
  resolveIn(file: string, space: string, name: string): Declared | undefined
}

export function readSources(): Sources {
  const modules = new Map<string, Module>()
  const moduleOf = (file: string): Module => {
    const known = modules.get(file)
    if (known) return known
    const made = parse(file)
    modules.set(file, made)
    return made
  }
  const resolve = (file: string, name: string): Declared | undefined => {
    const { declared, elsewhere } = moduleOf(file)
    const from = elsewhere.get(name)
    return declared.get(name) ?? (from && resolve(from.file, from.name))
  }
  const resolveIn = (file: string, space: string, name: string) => {
    const whole = moduleOf(file).spaces.get(space)
    return whole === undefined ? undefined : resolve(whole, name)
  }
  return { moduleOf, resolve, resolveIn }
}

function parse(file: string): Module {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true)
  const declared = new Map<string, Declared>()
  const elsewhere = new Map<string, Elsewhere>()
  const spaces = new Map<string, string>()
  const declare = (name: string, node: ts.Node, statement: ts.Node, isExported: boolean) =>
    declared.set(name, { file, name, node, doc: docOf(statement), isExported })
  for (const statement of source.statements) {
    const isExported =
      ts.canHaveModifiers(statement) &&
      Boolean(ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer)
          declare(name.text, initializer, statement, isExported)
        else if (ts.isObjectBindingPattern(name))
          for (const part of name.elements)
            declare(part.name.getText(), part, statement, isExported)
    } else if (
      (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) &&
      statement.name
    )
      declare(statement.name.text, statement, statement, isExported)
    else if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) {
      const target = targetOf(file, statement)
      const names = ts.isImportDeclaration(statement)
        ? statement.importClause?.namedBindings
        : statement.exportClause
      if (!target || !names) continue
      if (ts.isNamespaceImport(names)) spaces.set(names.name.text, target)
      else if (!ts.isNamespaceExport(names))
        for (const { name, propertyName } of names.elements)
          elsewhere.set(name.text, { file: target, name: (propertyName ?? name).text })
    }
  }
  return { file, source, declared, elsewhere, spaces }
}

function targetOf(
  file: string,
  { moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration,
): string | undefined {
  return moduleSpecifier && ts.isStringLiteral(moduleSpecifier)
    ? pathOf(file, moduleSpecifier.text)
    : undefined
}

/** The file of ours that a module's name means. */
function pathOf(from: string, specifier: string): string | undefined {
  const path = specifier.startsWith('.')
    ? join(dirname(from), specifier)
    : specifier.startsWith('#')
      ? join('apps/server/src', specifier.slice(1))
      : specifier.startsWith('@mallard/contract/')
        ? `packages/contract/src/${specifier.slice('@mallard/contract/'.length)}.ts`
        : undefined
  return path?.endsWith('.ts') && existsSync(path) ? path : undefined
}

/** The docstring before a declaration or a field, as one line, without chapters of the design. */
export function docOf(node: ts.Node): string {
  const docs = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  return (ts.getTextOfJSDocComment(docs.at(-1)?.comment) ?? '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ \([a-z-]+\.md §[\d.]+\)/g, '')
    .trim()
}

/** Files below a folder whose name ends so, without tests and generated ones. */
export function filesOf(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !/\.(test|gen)\.ts$/.test(file))
    .map((file) => join(folder, file))
    .toSorted()
}
