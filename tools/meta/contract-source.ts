/** Data that only the source of a contract has: the JSDoc of every key, and the types. Read with the compiler API. */
import { join } from 'node:path';
import ts from 'typescript';
import { fromRoot, root } from '../root.ts';
import { shownPath } from './declarations.ts';
import type { Parameter } from './element-description.ts';
import { TypeText } from './type-text.ts';

const readOptions = (): ts.CompilerOptions => {
  const { config } = ts.readConfigFile(fromRoot('tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  return { ...options, types: [] };
};

/** An error with all problems that prevent the description of an element, each with its position. */
export class Undescribed extends Error {
  constructor(problems: readonly string[]) {
    super(`${problems.length} without a description. Write it as JSDoc above each:\n  ${problems.join('\n  ')}`);
    this.name = 'Undescribed';
  }
}

const placeOf = (node: ts.Node): string => {
  const file = node.getSourceFile();
  const { line, character } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${shownPath(file.fileName)}:${line + 1}:${character + 1}`;
};

/** One key of a contract. */
export interface SourceKey {
  /** Its JSDoc as Markdown, one line for each paragraph; empty if there is none. */
  readonly description: string;
  /** `file:line:column`. */
  readonly place: string;
  readonly type: ts.Type;
}

/** Lines of one paragraph joined, paragraphs kept. */
const unwrapped = (text: string): string => text.trim().replace(/(?<!\n)\n(?![\n-])/g, ' ');

/** The types of one `contract.ts`. */
export interface ContractSource {
  /** The keys of one section, as in `keys('contract', 'attributes')`; empty where the section is missing. */
  keys(declaration: 'contract' | 'shadowApi', section: string): ReadonlyMap<string, SourceKey>;
  /** The type of an attribute's value. */
  valueType(key: SourceKey): string;
  /** The type of a read-only property. */
  propertyType(key: SourceKey): string;
  /** The type of an event's detail; `null` if it has none, as in the DOM. */
  detailType(key: SourceKey): string;
  signature(key: SourceKey): { readonly parameters: readonly Parameter[]; readonly returns: string };
}

/** Reads contract files, all in one program. */
export const readContractSources = (files: readonly string[]): ((file: string) => ContractSource) => {
  const program = ts.createProgram([...files, join(root, 'css.d.ts')], readOptions());
  return (file) => contractSource(program, file);
};

const contractSource = (program: ts.Program, file: string): ContractSource => {
  const checker = program.getTypeChecker();
  const text = new TypeText(program);
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${shownPath(file)} is not a module.`);

  const keyOf = (symbol: ts.Symbol): SourceKey => ({
    description: unwrapped(ts.displayPartsToString(symbol.getDocumentationComment(checker))),
    place: placeOf(symbol.valueDeclaration ?? symbol.declarations?.[0] ?? source),
    type: checker.getTypeOfSymbol(symbol),
  });

  /** The types that were given to `EventOf<…>`, `MethodOf<…>` and `PropertyOf<…>`. */
  const argumentOf = ({ type, place }: SourceKey): ts.Type => {
    // The functions that declare contracts return references to generic interfaces.
    const [argument] = checker.getTypeArguments(type as ts.TypeReference);
    if (!argument) throw new Error(`${place}: declare it with the functions of core/model/contract.`);
    return argument;
  };

  return {
    keys: (declaration, section) => {
      const symbol = checker.getExportsOfModule(module).find(({ name }) => name === declaration);
      const found = symbol && checker.getTypeOfSymbol(symbol).getProperty(section);
      const members = found ? checker.getTypeOfSymbol(found).getProperties() : [];
      return new Map(members.map((member) => [member.name, keyOf(member)]));
    },
    valueType: ({ type, place }) => {
      const fallback = type.getProperty('fallback');
      if (!fallback) throw new Error(`${place}: declare it with one of the kinds of core/model/contract/kinds.ts.`);
      return text.of(checker.getTypeOfSymbol(fallback));
    },
    propertyType: (key) => text.of(argumentOf(key)),
    detailType: (key) => {
      const detail = argumentOf(key);
      // Declared without a type, an event takes that of the record that contains it.
      return detail.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Undefined) ? 'null' : text.of(detail);
    },
    signature: (key) => {
      const [call] = argumentOf(key).getCallSignatures();
      if (!call) throw new Error(`${key.place}: method<…>() takes the type of a function.`);
      return { parameters: text.parameters(call), returns: text.of(call.getReturnType()) };
    },
  };
};
