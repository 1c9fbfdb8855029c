import { Table } from '@mantine/core';
import { Modal } from '../layers/modal.tsx';

interface Props {
  readonly isOpen: boolean;
  readonly isEditable: boolean;
  readonly canToggle: boolean;
  readonly onClose: () => void;
}

const MOVING: readonly (readonly [string, string])[] = [
  ['Arrow keys', 'Move by one cell'],
  ['Tab, Shift + Tab', 'Move within the row, then leave the table'],
  ['Home, End', 'Go to the first or last column'],
  ['Ctrl + Home, Ctrl + End', 'Go to the first or last cell of the table'],
  ['Page Up, Page Down', 'Move by a screen of rows'],
  ['Shift + a move', 'Select a range of cells'],
  ['Ctrl + C', 'Copy the range'],
];

const EDITING: readonly (readonly [string, string])[] = [
  ['Enter, F2 or typing', 'Edit the cell'],
  ['Enter, Shift + Enter', 'Save and move down or up'],
  ['Tab, Shift + Tab', 'Save and edit on to the right or left'],
  ['Escape', 'Keep the old value'],
  ['Ctrl + D', 'Fill the range down from its first row'],
  ['Ctrl + V', 'Paste cells from a spreadsheet'],
  ['Delete', 'Clear the range'],
  ['Ctrl + Z', 'Undo the last change'],
];

const ROWS: readonly (readonly [string, string])[] = [
  ['Shift + Space', 'Select the rows of the range for the actions above the table'],
];

/** All keys of a grid. */
export function GridKeys({ isOpen, isEditable, canToggle, onClose }: Props) {
  const keys = [...MOVING, ...(isEditable ? EDITING : []), ...(canToggle ? ROWS : [])];
  return (
    <Modal opened={isOpen} onClose={onClose} title="Keyboard shortcuts" size="lg">
      <p>On a Mac, press Command instead of Ctrl.</p>
      <Table>
        <Table.Tbody>
          {keys.map(([key, effect]) => (
            <Table.Tr key={effect}>
              <Table.Th scope="row">{key}</Table.Th>
              <Table.Td>{effect}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
