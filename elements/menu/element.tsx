import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useAuthorChildren, useWriteAttribute } from '../../core/element/hooks/author-children.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import { type GetMessage, useMessages } from '../../core/element/hooks/language.ts';
import { warnOnce } from '../../core/element/warn-once.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { BlockMenus } from './BlockMenus.tsx';
import { contract } from './contract.ts';
import shadow from './menu.css';
import { messages } from './messages.en.ts';
import { type FilledBlock, readBlock } from './model/block.ts';
import page from './page.css';
import { sectionsOf, titlesOf, writePanel } from './sections.ts';
import { Tabs } from './Tabs.tsx';
import { useTabs } from './useTabs.ts';

type Values = ValuesOf<typeof contract>;

interface Content {
  /** The sections in the markup of the author. */
  readonly sections: readonly Element[];
  /** The block data, if the markup contains no sections. */
  readonly block: FilledBlock | undefined;
  readonly titles: readonly string[];
}

/** Reads the sections. Warns about block data that cannot be read. */
function useContent({ blockJson, dataBlockJson }: Values, getMessage: GetMessage): Content {
  const host = useHost();
  const children = useAuthorChildren();
  const json = (blockJson ?? dataBlockJson)?.trim();
  const untitled = getMessage('menu-section', { number: '{number}' });
  return useMemo(() => {
    const data = json ? readBlock(json) : undefined;
    if (json && !data) warnOnce(messages['menu-block-invalid-json']);
    const sections = sectionsOf(host, children);
    const block = sections.length === 0 ? data : undefined;
    const nameOf = (number: number): string => untitled.replace('{number}', String(number));
    const titles = block
      ? block.menus.map(({ title }, at) => title ?? nameOf(at + 1))
      : titlesOf(host, sections, nameOf);
    return { sections, block, titles };
  }, [host, children, json, untitled]);
}

function MenuElementView(values: Values): ReactNode {
  const { currentIndex, label } = values;
  const getMessage = useMessages(messages);
  const { sections, block, titles } = useContent(values, getMessage);
  const write = useWriteAttribute();
  const list = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const panels = (): readonly Element[] => (block ? [...(box.current?.children ?? [])] : sections);
  const { index, select } = useTabs({ titles, currentIndex, panels, list });
  useLayoutEffect(() => {
    if (sections.length > 1)
      for (const [at, section] of sections.entries()) writePanel(section, titles[at] ?? '', write);
  }, [sections, titles]);
  return (
    <>
      {titles.length > 1 && (
        <Tabs label={label ?? getMessage('menu-label')} titles={titles} index={index} list={list} onSelect={select} />
      )}
      {block ? <BlockMenus block={block} titles={titles} index={index} box={box} /> : <slot />}
    </>
  );
}

/**
 * `<site-menu>`: the sections of a menu, one at a time, with a tab for each (docs/spec.md#runtime-2, "Behavior of
 * screens", and docs/spec.md#runtime-4).
 */
export const SiteMenuElement = elementClass(contract, MenuElementView, { shadow, page });
