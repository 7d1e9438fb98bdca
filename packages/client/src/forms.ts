/** What comes of a name within paths, such as `planets.*.dms` of `planets`. */
type Below<Path extends string, Name> = Path extends `${infer First}.${infer Rest}`
  ? First extends Name | '*'
    ? Rest
    : never
  : never;

type WholeWithin<Value, Path extends string> = [Path] extends [never] ? Value : Whole<Value, Path>;
type LooseWithin<Value, Path extends string> = [Path] extends [never] ? Value : Loose<Value, Path>;

/** A result in which these fields are there. Paths have dots; a list stands for each item, `*` for any name. */
export type Whole<Value, Path extends string> = Value extends readonly (infer Item)[]
  ? Whole<Item, Path>[]
  : Value extends object
    ? {
        [Name in keyof Value as Name extends Path ? never : Name]: WholeWithin<Value[Name], Below<Path, Name>>;
      } & {
        [Name in keyof Value as Name extends Path ? Name : never]-?: WholeWithin<Value[Name], Below<Path, Name>>;
      }
    : Value;

/** A result in which these fields may be missing. */
export type Loose<Value, Path extends string> = Value extends readonly (infer Item)[]
  ? Loose<Item, Path>[]
  : Value extends object
    ? {
        [Name in keyof Value as Name extends Path ? never : Name]: LooseWithin<Value[Name], Below<Path, Name>>;
      } & {
        [Name in keyof Value as Name extends Path ? Name : never]?: LooseWithin<Value[Name], Below<Path, Name>>;
      }
    : Value;
