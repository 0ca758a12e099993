/** What elements tell developers, in the console and in errors that methods throw. Ours: the spec has no words here. */
export const messages = {
  'attribute-ignored': '<{tag}> {attribute}="{value}" is ignored: it takes {accepted}.',
  'property-ignored': '<{tag}>.{property} was set to {value} and is ignored: it takes {accepted}.',
  'method-not-ready': '<{tag}>.{method}() needs the element to be in a document. Append it first.',
  'element-plain':
    '<{tag}>.{method}() is not available: the element could not render, or was destroyed, and shows its plain content.',
  'element-duplicate': '<{tag}> is already defined by {other}; this copy of site-elements ({own}) leaves it.',
} as const;
