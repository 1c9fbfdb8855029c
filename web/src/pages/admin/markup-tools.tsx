import { ActionIcon, Group, NativeSelect } from '@mantine/core';
import {
  BoldIcon,
  HeadingIcon,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  ListOrderedIcon,
  MessageCircleQuestionMarkIcon,
  PilcrowIcon,
} from 'lucide-react';
import { markUp, placeholder, type Edit, type Markup } from './markup.ts';

const TOOLS = [
  ['heading', 'Heading', HeadingIcon],
  ['paragraph', 'Paragraph', PilcrowIcon],
  ['bold', 'Bold', BoldIcon],
  ['italic', 'Italic', ItalicIcon],
  ['link', 'Link', LinkIcon],
  ['bullets', 'Bulleted list', ListIcon],
  ['numbers', 'Numbered list', ListOrderedIcon],
  ['question', 'Expandable question', MessageCircleQuestionMarkIcon],
] as const satisfies readonly (readonly [Markup, string, typeof BoldIcon])[];

interface Props {
  /** The names of the store's values. */
  readonly facts: readonly string[];
  /** Replaces the selected text. */
  readonly onEdit: (editOf: (selected: string) => Edit) => void;
}

/** Inserts the allowed elements, so that no tags must be typed. */
export const MarkupTools = ({ facts, onEdit }: Props) => (
  <Group gap={4} role="group" aria-label="Formatting">
    {TOOLS.map(([markup, name, Icon]) => (
      <ActionIcon
        key={markup}
        variant="default"
        size={36}
        aria-label={name}
        title={name}
        onClick={() => onEdit((selected) => markUp(markup, selected))}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    ))}
    <NativeSelect
      aria-label="Insert a value of the store"
      size="xs"
      w="11rem"
      value=""
      data={[
        { value: '', label: 'Insert value…' },
        ...facts.map((name) => ({ value: name, label: name.replaceAll('_', ' ') })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        if (value !== '') onEdit(() => placeholder(value));
      }}
    />
  </Group>
);
