import styled from "@emotion/styled";
import { styled as muiStyled } from "@mui/material/styles";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Rows } from "#web/ui/layout/Rows.ts";
import { Stack } from "#web/ui/layout/Stack.ts";
import { renderKit } from "./render-kit.tsx";

it("renders a layout piece, plain or styled further, as the element it is asked for, without its own props", () => {
  const Wide = muiStyled(Stack)({ width: "100%" });
  const Tall = styled(Rows)({ height: "100%" });
  renderKit(
    <>
      <Stack as="section" fit aria-label="Plain" />
      <Wide as="section" fit aria-label="Wide" />
      <Tall as="ol" inset plain aria-label="Tall" />
    </>,
  );
  const pieces = [
    screen.getByRole("region", { name: "Plain" }),
    screen.getByRole("region", { name: "Wide" }),
    screen.getByRole("list", { name: "Tall" }),
  ];
  expect(pieces.map((piece) => piece.tagName)).toEqual(["SECTION", "SECTION", "OL"]);
  expect(pieces.flatMap((piece) => piece.getAttributeNames())).toEqual(Array(3).fill(["aria-label", "class"]).flat());
});
