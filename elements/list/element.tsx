import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useWriteBack } from '../../core/element/hooks/contract.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import { type GetMessage, useMessages } from '../../core/element/hooks/language.ts';
import { useLazyModule } from '../../core/element/hooks/lazy.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { lazyModule } from '../../core/page/lazy-module.ts';
import { contract, type ListView, listViews } from './contract.ts';
import shadow from './list.css';
import { messages } from './messages.en.ts';
import page from './page.css';
import { useListItems } from './useListItems.ts';

const viewStorage = lazyModule((_retry) => import('./stored-list-view.ts'));

/** Restores the view of an earlier visit, and returns a function that stores another one. */
function useStoredView(hasSwitch: boolean): (view: ListView) => void {
  const host = useHost();
  const writeBack = useWriteBack(contract);
  const selected = useRef<ListView>(undefined);
  const { module, load } = useLazyModule(viewStorage, 'list-view-missing');
  useLayoutEffect(() => {
    if (hasSwitch) load();
  }, [hasSwitch]);
  useLayoutEffect(() => {
    if (!module || !hasSwitch) return;
    // The visitor may have selected a view before the code was loaded.
    if (selected.current) {
      module.storeView(host, selected.current);
      return;
    }
    const view = module.storedView(host);
    if (view) writeBack({ view });
  }, [module, hasSwitch]);
  return (view) => {
    selected.current = view;
    writeBack({ view });
    if (module) module.storeView(host, view);
    else load();
  };
}

interface SwitchProps {
  readonly view: ListView;
  readonly getMessage: GetMessage;
  readonly onView: (view: ListView) => void;
}

const Switch = ({ view, getMessage, onView }: SwitchProps): ReactNode => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend and a box
  <div part="switch" role="group" aria-label={getMessage('list-view')}>
    {listViews.map((name) => (
      <button key={name} part="view" type="button" aria-pressed={name === view} onClick={() => onView(name)}>
        {getMessage(`list-view-${name}`)}
      </button>
    ))}
  </div>
);

function ListElementView({ view, viewSwitch }: ValuesOf<typeof contract>): ReactNode {
  const getMessage = useMessages(messages);
  const { module, controller } = useListItems();
  const setView = useStoredView(viewSwitch);
  return (
    <>
      {viewSwitch && <Switch view={view} getMessage={getMessage} onView={setView} />}
      <slot />
      {module && controller && <module.Items controller={controller} />}
    </>
  );
}

/** `<site-list>`: the author's list of posts, products or projects, filtered, sorted and extended in the page (docs/spec.md#runtime-2). */
export const SiteListElement = elementClass(contract, ListElementView, { shadow, page });
