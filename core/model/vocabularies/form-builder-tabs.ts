/** Tabs of the form builder (docs/spec.md#widgets-3: names there, numbers as sites use them). */
export const formBuilderTabs = {
  build: 1,
  storage: 2,
  advanced: 3,
  captcha: 4,
  disclaimer: 5,
} as const;

export type FormBuilderTab = keyof typeof formBuilderTabs;
