// The styles of Mantine's components. The default size is large enough for touch; Mantine's fields
// report `sm` as their default.
import type { MantineThemeComponents } from '@mantine/core';
import data from './data.module.css';
import fields from './fields.module.css';
import pressed from './pressed.module.css';
import surfaces from './surfaces.module.css';
import text from './text.module.css';

const layer = {
  overlay: surfaces.overlay,
  content: surfaces.content,
  header: surfaces.head,
  title: surfaces.title,
  body: surfaces.body,
  close: surfaces.close,
};

interface Asked {
  readonly size?: unknown;
  readonly error?: unknown;
}

const buttonVars = (_theme: unknown, { size }: Asked) => ({
  root:
    size === undefined
      ? {
          '--button-height': 'var(--control-height)',
          '--button-padding-x': '18.4px',
          '--button-fz': '0.9688rem',
        }
      : {},
});

const iconVars = (_theme: unknown, { size }: Asked) => ({
  root: size === undefined ? { '--ai-size': 'var(--control-height)' } : {},
});

const inputVars = (_theme: unknown, { size, error }: Asked) => ({
  wrapper: {
    '--input-bg': 'var(--surface)',
    '--input-bd-focus': 'var(--accent-ink)',
    ...(error === undefined || error === null || error === false || error === ''
      ? { '--input-bd': 'var(--line-strong)' }
      : {}),
    // Phones zoom into fields with a font smaller than 16 px.
    ...(size === undefined || size === 'sm'
      ? { '--input-height': 'var(--control-height)', '--input-fz': '1rem' }
      : {}),
  },
});

export const componentStyles: MantineThemeComponents = {
  Accordion: {
    classNames: { control: pressed.part, label: pressed.partLabel, content: pressed.partContent },
  },
  Button: { classNames: { root: pressed.button, loader: pressed.loader }, vars: buttonVars },
  ActionIcon: { classNames: { root: pressed.icon }, vars: iconVars },
  Anchor: { classNames: { root: text.link } },
  Pagination: { classNames: { control: pressed.page } },
  Input: { classNames: { input: fields.input }, vars: inputVars },
  InputWrapper: {
    classNames: {
      label: fields.label,
      description: fields.description,
      error: fields.error,
    },
  },
  PasswordInput: {
    defaultProps: {
      // Otherwise only a mouse reaches it.
      visibilityToggleFocusable: true,
      visibilityToggleButtonProps: { 'aria-label': 'Show password' },
    },
    vars: () => ({ root: { '--psi-button-size': 'var(--control-height)' } }),
  },
  PinInput: { defaultProps: { placeholder: '' }, classNames: { input: fields.digit } },
  Checkbox: {
    defaultProps: { radius: 'xs' },
    classNames: { input: fields.box, label: fields.choiceLabel },
  },
  Radio: { classNames: { radio: fields.dot, label: fields.choiceLabel } },
  Switch: {
    defaultProps: { withThumbIndicator: false },
    classNames: { track: fields.track, thumb: fields.thumb, label: fields.choiceLabel },
  },
  Modal: {
    defaultProps: {
      centered: true,
      radius: 'lg',
      // The header of a dialog is not a banner landmark.
      attributes: { header: { role: 'presentation' } },
      // The icon needs an accessible name.
      closeButtonProps: { 'aria-label': 'Close' },
      transitionProps: { transition: 'fade-up', duration: 160 },
    },
    classNames: layer,
  },
  Drawer: {
    // A panel from the right, full-screen on a phone, unless another position is given.
    defaultProps: {
      position: 'right',
      size: 'min(40rem, 100vw)',
      attributes: { header: { role: 'presentation' } },
      closeButtonProps: { 'aria-label': 'Close' },
    },
    classNames: layer,
  },
  Paper: { classNames: { root: surfaces.paper } },
  Alert: {
    classNames: {
      root: surfaces.alert,
      title: surfaces.alertTitle,
      message: surfaces.alertText,
    },
  },
  Skeleton: { classNames: { root: surfaces.bones } },
  Table: {
    defaultProps: { horizontalSpacing: 'sm' },
    classNames: { table: data.table, th: data.headCell, td: data.cell, tr: data.row },
  },
  Tabs: { classNames: { list: data.tabList, tab: data.tab } },
  Badge: { defaultProps: { variant: 'light' }, classNames: { root: data.badge } },
  DataList: {
    defaultProps: { withDivider: true },
    classNames: { root: data.facts, item: data.fact, itemLabel: data.term, itemValue: data.value },
  },
  EmptyState: {
    defaultProps: { size: 'lg' },
    classNames: {
      root: surfaces.state,
      indicator: surfaces.stateIndicator,
      description: surfaces.stateText,
    },
  },
  NavLink: { classNames: { root: pressed.entry, label: pressed.entryLabel } },
  Notification: {
    defaultProps: { radius: 'lg', withBorder: true },
    classNames: {
      root: surfaces.notification,
      icon: surfaces.notificationIcon,
      description: surfaces.notificationText,
      closeButton: surfaces.close,
    },
  },
  SegmentedControl: {
    defaultProps: { withItemsBorders: false },
    classNames: {
      root: fields.segments,
      indicator: fields.segmentMark,
      control: fields.segment,
      input: fields.segmentInput,
      label: fields.segmentLabel,
    },
  },
  Progress: { classNames: { root: data.progress } },
  Breadcrumbs: { classNames: { breadcrumb: data.crumb } },
};
