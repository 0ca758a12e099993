/**
 * Types as self-contained text: our aliases and interfaces are expanded, so that no format has to import them; types of
 * the platform (`Promise`, `HTMLElement`) keep their names.
 */
import ts from 'typescript';

const { TypeFlags, SymbolFlags, TypeFormatFlags } = ts;

/** Types nested deeper than this become `unknown`; only recursive types are. */
const MAX_DEPTH = 6;

const plainFlags =
  TypeFormatFlags.NoTruncation | TypeFormatFlags.InTypeAlias | TypeFormatFlags.UseSingleQuotesForStringLiteralType;

const isIdentifier = (name: string): boolean => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name);

/** A property name as TypeScript writes it. */
export const memberName = (name: string): string => (isIdentifier(name) ? name : `'${name}'`);

const inUnion = (text: string): string => (text.includes('=>') ? `(${text})` : text);

const inArray = (text: string): string => (/[|&]|=>/.test(text) ? `(${text})` : text);

/** Members of a union: booleans joined again, `undefined` last. */
const joined = (texts: readonly string[]): string => {
  const isBoolean = texts.includes('true') && texts.includes('false');
  const others = texts.filter((text) => text !== 'undefined' && !(isBoolean && /^(true|false)$/.test(text)));
  const members = [...others, ...(isBoolean ? ['boolean'] : []), ...(texts.includes('undefined') ? ['undefined'] : [])];
  return [...new Set(members)].map(inUnion).join(' | ');
};

export class TypeText {
  readonly #checker: ts.TypeChecker;

  constructor(program: ts.Program) {
    this.#checker = program.getTypeChecker();
  }

  of(type: ts.Type, depth = 0): string {
    if (depth > MAX_DEPTH) return 'unknown';
    if (type.isUnion()) return joined(type.types.map((member) => this.of(member, depth)));
    if (!(type.flags & TypeFlags.Object)) return this.#plain(type);
    if (this.#checker.isArrayType(type)) return this.#array(type, depth);
    if (this.#checker.isTupleType(type)) return this.#plain(type);
    if (this.#isOfPlatform(type)) return this.#named(type, depth);
    const [call] = type.getCallSignatures();
    return call ? this.#call(call, depth) : this.#shape(type, depth);
  }

  /** The parameters of a call; a rest parameter keeps its dots in its name. */
  parameters(call: ts.Signature, depth = 0): { name: string; type: string; isOptional: boolean }[] {
    return call.parameters.map((symbol) => {
      const declaration = symbol.valueDeclaration;
      const parameter = declaration && ts.isParameter(declaration) ? declaration : undefined;
      const isOptional = parameter?.questionToken !== undefined;
      const type = this.of(this.#checker.getTypeOfSymbol(symbol), depth + 1);
      return {
        name: `${parameter?.dotDotDotToken ? '...' : ''}${symbol.name}`,
        type: isOptional ? type.replace(/ \| undefined$/, '') : type,
        isOptional,
      };
    });
  }

  #plain(type: ts.Type): string {
    return this.#checker.typeToString(type, undefined, plainFlags);
  }

  #isOfPlatform(type: ts.Type): boolean {
    const declarations = type.symbol?.declarations ?? [];
    const isNamed = (type.symbol?.flags ?? 0) & (SymbolFlags.Interface | SymbolFlags.Class);
    const isTheirs = ({ fileName }: ts.SourceFile): boolean => fileName.includes('/node_modules/');
    return Boolean(isNamed) && declarations.some((one) => isTheirs(one.getSourceFile()));
  }

  #argumentsOf(type: ts.Type): readonly ts.Type[] {
    // Only references have type arguments; for other types the checker returns none.
    return this.#checker.getTypeArguments(type as ts.TypeReference);
  }

  #named(type: ts.Type, depth: number): string {
    const texts = this.#argumentsOf(type).map((one) => this.of(one, depth + 1));
    return `${type.symbol.name}${texts.length > 0 ? `<${texts.join(', ')}>` : ''}`;
  }

  #array(type: ts.Type, depth: number): string {
    const [element] = this.#argumentsOf(type);
    const readonly = type.symbol.name === 'ReadonlyArray' ? 'readonly ' : '';
    return `${readonly}${inArray(element ? this.of(element, depth + 1) : 'unknown')}[]`;
  }

  #call(call: ts.Signature, depth: number): string {
    const list = this.parameters(call, depth).map(
      ({ name, type, isOptional }) => `${name}${isOptional ? '?' : ''}: ${type}`,
    );
    return `(${list.join(', ')}) => ${this.of(call.getReturnType(), depth + 1)}`;
  }

  #shape(type: ts.Type, depth: number): string {
    const indexes = this.#checker
      .getIndexInfosOfType(type)
      .map(({ keyType, type: value }) => `[key: ${this.#plain(keyType)}]: ${this.of(value, depth + 1)}`);
    const members = type.getProperties().map((symbol) => this.#member(symbol, depth));
    const all = [...indexes, ...members];
    return all.length > 0 ? `{ ${all.join('; ')} }` : '{}';
  }

  #member(symbol: ts.Symbol, depth: number): string {
    const isOptional = Boolean(symbol.flags & SymbolFlags.Optional);
    const text = this.of(this.#checker.getTypeOfSymbol(symbol), depth + 1);
    const value = isOptional ? text.replace(/ \| undefined$/, '') : text;
    return `${memberName(symbol.name)}${isOptional ? '?' : ''}: ${value}`;
  }
}
