/** Messages for developers, in the console and in errors that methods throw. Not from the specification. */
export const messages = {
  'attribute-ignored': '<{tag}> {attribute}="{value}" is ignored: it takes {accepted}.',
  'property-ignored': '<{tag}>.{property} = {value} is ignored: it takes {accepted}.',
  'method-not-ready': '<{tag}>.{method}() is not available: append the element to a document first.',
  'element-plain': '<{tag}>.{method}() is not available: it failed to render or was destroyed.',
  'element-duplicate': '<{tag}> is already defined by {other}; this copy of site-elements ({own}) is ignored.',
} as const;
