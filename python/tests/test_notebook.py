"""The notebook runs from the top, and shows boards and games. Cells are run as a notebook would, without one."""

import ast
import json
import os
from pathlib import Path

import pytest

NOTEBOOK = Path(os.environ.get("SKYRAIL_EXAMPLES", Path(__file__).parent.parent / "examples")) / "tour.ipynb"


def shown(cell, names):
    """Runs a cell and says what stands in its last line, as a notebook shows it."""
    tree = ast.parse("".join(cell["source"]))
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names) if last else None


def test_the_notebook_runs(capsys):
    if not NOTEBOOK.exists():
        pytest.skip("the examples are not here")
    cells = [cell for cell in json.loads(NOTEBOOK.read_text())["cells"] if cell["cell_type"] == "code"]
    names = {"__name__": "__main__"}
    values = [shown(cell, names) for cell in cells]
    assert any(hasattr(value, "_repr_svg_") and "<svg" in value._repr_svg_() for value in values)
    pages = [value for value in values if hasattr(value, "_repr_html_")]
    assert len(pages) == 2 and all(page.count('class="frame"') > 5 for page in pages)
    assert "came to their end" in capsys.readouterr().out
    assert all(not cell["outputs"] for cell in cells), "the notebook is kept without its outputs"
